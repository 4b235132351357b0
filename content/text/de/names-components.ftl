# Die Namen der übrigen Spielteile.

## Länder

name-country-russia = Russland
name-country-usa = USA
name-country-canada = Kanada
name-country-japan = Japan
name-country-germany = Deutschland
name-country-malaysia = Malaysia
name-country-brazil = Brasilien
name-country-united-kingdom = Vereinigtes Königreich
name-country-south-africa = Südafrika
name-country-south-africa-2 = Südafrika 2

## Katastrophen

name-disaster-training-simulator = Trainingssimulator
name-disaster-meteor-shower = Meteorschauer
name-disaster-toxic-leak = Giftleck
name-disaster-solar-storm = Sonnensturm

## Missionen

name-mission-blood-sweat-and-tears = Blut, Schweiß und Tränen
name-mission-all-system-go = Alle Systeme bereit!
name-mission-reboot-the-station = Startet die Station neu
name-mission-walk-the-truss = Geht über den Gitterträger
name-mission-catch-the-cargo-ship = Fangt den Frachter
name-mission-raise-the-orbit = Hebt die Umlaufbahn an
name-mission-call-for-the-next-crew = Ruft die nächste Crew
name-mission-seal-the-hull = Versiegelt die Hülle

## Abzeichen

name-badge-spaceflight-pilot = Raumfahrtpilot
name-badge-medical-officer = Bordarzt
name-badge-payload-specialist = Nutzlastspezialist
name-badge-mission-specialist = Missionsspezialist
name-badge-flight-engineer = Bordingenieur
name-badge-technical-officer = Technikoffizier
name-badge-crew-commander = Kommandant
name-badge-science-officer = Wissenschaftsoffizier

## Unregelmäßigkeiten

name-irregularity-thick-plating = Dicke Panzerung
name-irregularity-volunteer-crew = Freiwillige Crew
name-irregularity-ice-in-the-stream = Eis im Strom
name-irregularity-salvage-rights = Bergungsrecht
name-irregularity-filter-masks = Filtermasken
name-irregularity-skeleton-shift = Notbesetzung
name-irregularity-hazard-pay = Gefahrenzulage
name-irregularity-quarantine = Quarantäne
name-irregularity-spare-modules = Ersatzmodule
name-irregularity-sunlit-arrays = Sonnige Paneele
name-irregularity-record-output = Rekordleistung
name-irregularity-steady-hands = Ruhige Hände
