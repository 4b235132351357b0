# What can be wrong with files. These stand behind a colon, and end without a stop.

file-open = cannot open { $path }: { $why }
file-open-to-write = cannot open { $path } for writing: { $why }
file-read = cannot read { $path }: { $why }
file-write = cannot write { $path }: { $why }
file-lock = cannot lock { $path }: { $why }
file-delete = cannot delete { $path }: { $why }
file-make-folder = cannot make the folder { $path }: { $why }
file-read-folder = cannot read the folder { $path }: { $why }
file-why = { $reason ->
    [not-found] there is no such file or folder
    [denied] that is not allowed
    [exists] it is there already
    [folder] it is a folder
    [no-folder] part of the path is no folder
    [full] the disk is full
    [read-only] nothing can be written there
    [broken] this is no text
   *[other] the system refuses with error { $code }
 }
file-no-text = { $path }, line { $line }: this is no text
file-too-large = { $path } is larger than { $size } MiB
file-moved = { $path } has just been moved or deleted
file-busy = { $path } is being played by another program
file-is-folder = { $path } is a folder
file-not-ours = { $path } is there already and is not a save of this game; choose another name
file-too-many = there are too many games in { $path }
file-too-many-damaged = there are too many damaged games in { $path }
file-no-game = no game is kept as '{ $name }' in { $path }; intrepid games lists them

## What is wrong with a saved game.

save-at = { $place }: { $damage }
save-kept = the kept game '{ $place }': { $damage }
save-line = line { $line }: { $problem }
save-line-good = { $good ->
    [one] line { $line }: { $problem }; the 1 answer before it is good
   *[other] line { $line }: { $problem }; the { $good } answers before it are good
 }
save-empty = there is no header, so this is no saved game
save-cut-off = the file breaks off in the middle of this line
save-json = this is no line of a saved game
save-long-line = the line has { $bytes } bytes, and none has more than { $most }
save-format = the file is of format { $found }, and this program reads formats up to { $ours }
save-rulebook = the game was played with rulebook { $found }, and this is rulebook { $ours } of the pack '{ $pack }'; --content DIR plays with the pack in a folder
save-rulebook-of = the game was played with the pack '{ $other }', rulebook { $found }, and this is rulebook { $ours } of the pack '{ $pack }'; --content DIR plays with the pack in a folder
save-setup = the setup cannot be used: { $why }
save-illegal = the setup cannot be used
save-seed = '{ $seed }' is no seed of 64 hexadecimal digits
save-too-many = there are more than { $most } answers
save-seat = there is no seat { $seat } in this game
save-not-asked = nothing is asked of seat { $seat } at this point
save-unreadable = the answer cannot be read: { $why }
save-refused = the answer is refused by the rules
save-hash = the game is at { $ours } after this answer, and the file says { $found }
save-hash-engine = the game is at { $ours } after this answer, and the file says { $found } (written by engine { $engine }, this is { $this })
