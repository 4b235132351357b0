# Games that are kept.

shelf-none = No games are kept in { $folder }.
shelf-some = { $count ->
    [one] 1 game is kept in { $folder }:
   *[other] { $count } games are kept in { $folder }, the last one first:
 }
shelf-deleted = { $name } is deleted.
shelf-not-deleted = Not deleted: { $why }.
shelf-title = { $name } ({ $age }{ $busy ->
    [yes] , being played by another program
   *[no] {""}
 })
shelf-now = just now
shelf-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
 }
shelf-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
 }
shelf-days = { $count ->
    [one] 1 day ago
   *[other] { $count } days ago
 }
shelf-unfinished = { $answers ->
    [one] { $summary } Round { $round }, 1 answer.
   *[other] { $summary } Round { $round }, { $answers } answers.
 }
shelf-finished = { $game } { $outcome }
shelf-damaged = { $game } Damaged: { $damage }.
shelf-unreadable = It cannot go on: { $why }.
left-unlisted = The games you left cannot be listed: { $why }.
left-head = Games you left, the last one first:
left-which = Continue which? A number, new, or delete and a number [{ $default }]
left-new = new
left-write = Write a number of the list, new, or delete and a number.
left-cannot = { $why }.
left-delete = Delete { $name } for good? yes or no [no]
left-torn = { $name }, { $damage }. It was being written when the program ended: the game goes on from there.
left-damaged = { $lost ->
    [one] { $name } is damaged. { $damage }. 1 line is lost.
   *[other] { $name } is damaged. { $damage }. { $lost } lines are lost.
 }
left-aside = The damaged file is kept under another name.
left-untouched = The file stays as it is.
left-kept-aside = The damaged file is kept as { $file }.
left-go-on = Go on from what is good? yes or no [no]
