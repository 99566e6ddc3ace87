# the person at this device
me = Your profile
me-lead = No account, no password: this browser holds the key to your profile.
me-local = This server stores your name, your tables and your progress only for you.
me-name = Your name
me-language = Language
language-en = English
language-de = Deutsch
me-level = Preferred bot level
me-level-any = no preference
me-save = Save
me-saved = Saved
me-devices = Another device
me-devices-text = Open this link on another phone or computer to use the same profile there, with all your tables and your journal. It works once, within { $minutes } minutes.
me-devices-lead = Take your profile to another phone or computer, with all your tables and your journal.
me-code = Create a link
me-code-copy = Copy the link for the other device
me-code-scan = Scan with the other device
me-arrive = Your profile on this device
me-arrive-text = You have opened a link to take a profile to this device. It works once.
me-arrive-replaces = This device is currently used by { $name }. That profile stays on the server, but this device will no longer open it.
me-arrive-do = Use the profile here
me-arrived = This device now opens your profile.
me-data = Your data
me-data-text = Save everything this server holds about you as one file, or delete all of it.
me-export = Save everything as a file
me-delete = Delete everything
me-delete-sure = Your profile, your journal and your tables are removed from this device and from the server. Games with others go on; your seat there loses its name. This cannot be undone.
me-delete-do = Delete everything now
me-deleted = Everything has been deleted.
cancel = Cancel

# lobby and waiting room
nav-lobby = Lobby
lobby-lead = Open tables on this server. Join one, watch one, or open your own.
lobby-new = Open a table
lobby-loading = Looking for tables…
lobby-empty = No open tables right now. Open one: others will see it here.
lobby-all-games = All games
lobby-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
lobby-hints = with hints
lobby-no-hints = no hints
lobby-return = Return
lobby-fields = Waiting for players
lobby-wait = Start when everyone is here
lobby-wait-note = Until then, everybody waits in a room where you see who has come.
lobby-open = Show this table in the lobby
lobby-open-note = Anyone on this server can take a free seat.
lobby-fill = Bots take free seats
lobby-fill-never = never
lobby-fill-after = { $minutes ->
    [1] after a minute
    [60] after an hour
    [1440] after a day
   *[other] after { $minutes } minutes
}
table-waiting = waiting for players
waiting-title = Waiting for players
waiting-missing = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
waiting-fills = bots join in { $time }
waiting-free = free
waiting-nobody = Free seat
waiting-here = here
waiting-sit = Take a seat
waiting-wait = You are at the table. The game starts when every seat is taken.
waiting-watch = You will see the game when it starts.
waiting-start = Start now with bots
waiting-leave = Leave the table
rematch-join = Join the rematch
rematch-watch = Watch the rematch
rematch-made = The same people are playing again: your seat is waiting.
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count } days

# talking at the table
talk = People at the table
talk-unread = People at the table, { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
talk-here = Who is here
talk-turn = to move
talk-watching = Watching: { $names }
talk-somebody = somebody
talk-signs = Quick messages
sign-by = { $name }: { $sign }
sign-hello = Hello
sign-good-luck = Good luck
sign-well-played = Well played
sign-thanks = Thank you
sign-one-moment = One moment, please
sign-oops = Oops
talk-chat = Chat
talk-line = Message
talk-send = Send
talk-removed = removed by the host
talk-reported = reported to the host
talk-report = Report to the host: { $text }
talk-remove = Remove: { $text }
talk-allow = Allow the chat
talk-forbid = Turn the chat off
chat-allow = Chat
chat-allow-note = Players can write to each other. You can turn it off at any time.
turn-away = { $name } to move, away
together = Look together
together-led = { $name } leads
together-others = { $count ->
    [0] nobody else is here yet
    [one] 1 other person is here
   *[other] { $count } others are here
}
passkeys = Passkeys
passkeys-lead = A passkey on your phone, your computer or in your password manager opens your profile in any browser, even if you lose everything else.
passkey = Passkey
passkey-add = Add a passkey
passkey-added = The passkey now opens your profile.
passkey-sign-in = Sign in with a passkey
passkey-replaces = Signing in replaces the profile of { $name } on this device; it stays on the server.
passkey-since = since { $date }
passkey-used = last used { $date }
passkey-removed = The passkey no longer opens your profile.
passkey-known = This device already has a passkey for your profile.
passkey-cancelled = The browser did not return a passkey. Try again.
passkey-missing = This browser does not support passkeys, or the page was not opened over HTTPS.