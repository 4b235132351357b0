# Die Namen der Katastrophenkarten.

## Trainingssimulator

name-card-pressure-test = Drucktest
name-card-tripped-breaker = Ausgelöste Sicherung
name-card-slow-leak = Schleichendes Leck
name-card-budget-review = Sparrunde
name-card-stuck-hatch = Klemmende Luke
name-card-worn-bearings = Verschlissene Lager
name-card-ration-count = Rationszählung
name-card-night-shift = Nachtschicht
name-card-smoke-drill = Rauchübung
name-card-final-exam = Abschlussprüfung

## Meteorschauer

name-card-first-pebbles = Erste Steinchen
name-card-grazing-shot = Streifschuss
name-card-meteor-strike = Meteoriteneinschlag
name-card-cracked-cells = Gesprungene Zellen
name-card-torn-radiator = Zerrissener Radiator
name-card-pierced-greenhouse = Durchschlagenes Gewächshaus
name-card-shorted-arrays = Kurzgeschlossene Solarpaneele
name-card-dust-cloud = Staubwolke
name-card-loose-debris = Lose Trümmer
name-card-evasive-burn = Ausweichmanöver
name-card-coolant-leak = Kühlmittelleck
name-card-tripped-grid = Netzausfall
name-card-shattered-panels = Zersplitterte Paneele
name-card-second-wave = Zweite Welle
name-card-outer-hull-breach = Riss in der Außenhülle
name-card-severed-cables = Gekappte Kabel
name-card-direct-hit = Volltreffer
name-card-rattled-crew = Erschütterte Crew
name-card-hull-rupture = Rumpfbruch
name-card-chain-reaction = Kettenreaktion
name-card-bombardment = Bombardement
name-card-broken-truss = Gebrochener Gitterträger

## Giftleck

name-card-faint-smell = Schwacher Geruch
name-card-itching-eyes = Brennende Augen
name-card-leaking-valve = Undichtes Ventil
name-card-stale-air = Abgestandene Luft
name-card-burning-throat = Kratzender Hals
name-card-clogged-filters = Verstopfte Filter
name-card-nausea = Übelkeit
name-card-sealed-hatches = Verriegelte Luken
name-card-spoiled-rations = Verdorbene Rationen
name-card-dizzy-spell = Schwindelanfall
name-card-fading-vision = Schwindende Sicht
name-card-ammonia-cloud = Ammoniakwolke
name-card-numb-hands = Taube Hände
name-card-corroded-wiring = Zerfressene Leitungen
name-card-fogged-visors = Beschlagene Visiere
name-card-panic = Panik
name-card-inflamed-lungs = Entzündete Lungen
name-card-blackout = Blackout
name-card-poisoned-water = Vergiftetes Wasser
name-card-ruined-scrubbers = Zerstörte Luftwäscher
name-card-convulsions = Krämpfe
name-card-last-mask = Letzte Maske

## Sonnensturm

name-card-solar-wind = Sonnenwind
name-card-bright-flare = Helle Eruption
name-card-radio-noise = Funkrauschen
name-card-static-charge = Statische Aufladung
name-card-proton-shower = Protonenschauer
name-card-overheated-loop = Überhitzter Kreislauf
name-card-flickering-screens = Flackernde Bildschirme
name-card-ionized-air = Ionisierte Luft
name-card-grid-overload = Netzüberlastung
name-card-bleached-crops = Ausgebleichte Ernte
name-card-coronal-ejection = Koronaler Massenauswurf
name-card-burned-circuits = Verschmorte Schaltkreise
name-card-radiation-sickness = Strahlenkrankheit
name-card-magnetic-storm = Magnetsturm
name-card-melted-seals = Geschmolzene Dichtungen
name-card-lost-signal = Verlorenes Signal
name-card-solar-maximum = Sonnenmaximum
name-card-cooked-electronics = Gegarte Elektronik
name-card-x-class-flare = Eruption der Klasse X
name-card-failing-shields = Versagende Schilde
name-card-ashes = Asche
name-card-second-sunrise = Zweiter Sonnenaufgang
