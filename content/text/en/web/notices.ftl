# What cannot be kept or read, and games that are open elsewhere.

web-damage-line = Line { $line }: { $why }
web-damage-good = { $good ->
    [one] Line { $line }: { $why } The answer before it is good.
   *[other] Line { $line }: { $why } The { $good } answers before it are good.
 }
web-wrong-empty = There is no beginning of a game.
web-wrong-cut-off = It breaks off in the middle.
web-wrong-not-a-line = It holds something that is not a saved game.
web-wrong-format = It is of format { $found }, which this version does not read.
web-wrong-rules = It began with other rules than those of this version.
web-wrong-rules-of = It began with other rules, those of the pack “{ $pack }”.
web-wrong-setup = Its setup cannot be used.
web-wrong-too-long = It is longer than any game can be.
web-wrong-seat = Nothing is asked of seat { $seat } at this point.
web-wrong-unreadable = The answer cannot be read.
web-wrong-refused = The rules do not allow the answer.
web-wrong-elsewhere = The answer leads elsewhere than it did when it was given.
web-wrong-engine = The answer leads elsewhere than it did with version { $engine }.
web-wrong-link = Letters of the link are missing or changed.
web-unkept-title = The last answer is not kept on this device.
web-unkept-text = The game waits, so that nothing is lost. Make room, or go on without keeping it.
web-unkept-anyway = The game goes on without being kept. When this tab is closed, it is lost.
web-try-again = Try again
web-go-on-anyway = Go on without keeping
web-elsewhere-title = This game is open in another tab.
web-elsewhere-text = Only one tab at a time plays it. If you take it over here, the other one can only look.
web-take-over = Take it over here
web-taken-away-title = This game goes on in another tab.
web-taken-away-text = Here it can only be looked at, as it was. Nothing was lost.
web-take-back = Take it back here
