refused-bad-request = The server did not understand this request.
refused-bad-message = The server did not understand this message.
refused-bad-name = A name must have 1 to { $most } visible characters.
refused-bad-table = This table cannot be created: { $why }
refused-bad-seats = Expected { $players } seats with everything the game needs, got { $got }.
refused-wrong-token = This link does not open this seat.
refused-no-host-token = This page needs the link that the server’s console shows.
refused-wrong-host-token = This link does not open the host’s page of this server.
refused-blocked = The host of this server has blocked your address.
refused-no-token = This needs the invite link of a seat at the table.
refused-no-person = This device has no profile here yet.
refused-bad-code = This code is not valid: it works once, within { $minutes } minutes.
refused-people-full = This server has no room for another profile.
refused-too-many-people = Many profiles have been created from your address today; come back tomorrow.
refused-waiting = The game starts when every seat is taken.
refused-called-off = The players have ended this game.
refused-no-more-time = No more time can be given here.
refused-no-holiday = { $left ->
    [0] Your holidays of the last twelve months are used up.
    [1] You have one day of holiday left.
   *[other] You have { $left } days of holiday left.
}
refused-not-ratable = Only games of several players against each other can be rated, with at most one person on this device, bots of a level, a deal drawn by chance, no hints, and no clock that ends the game.
refused-rated-game = A rated game is played to its end.
refused-bad-tournament = A tournament needs a game of several players against each other, a table size that the game allows, 1 to 20 rounds, and bots of a level.
refused-no-tournament = There is no such tournament.
refused-tournament-started = The tournament has started.
refused-tournament-open = The tournament has not started yet.
refused-tournament-over = The tournament is over.
refused-tournament-full = The tournament is full.
refused-round-running = Not all games of this round are over yet.
refused-too-few-players = At least { $least } players are needed.
refused-no-push = This server does not send notifications to devices.
refused-bad-push-device = This browser’s push service cannot be used: { $why }
refused-too-many-push-devices = You are notified on { $most } devices already; remove one of them first.
refused-no-push-device = This device is not notified.
refused-no-passkeys = This server offers no passkeys.
refused-bad-passkey = This passkey does not open a profile here. Try again.
refused-no-passkey = This passkey is not known here.
refused-too-many-passkeys = You have { $most } passkeys already; remove one of them first.
refused-too-many-passkey-challenges = Passkeys have been used very often from your address today; try again tomorrow.
refused-no-mail = This server sends no e-mail.
refused-bad-mail-address = This is not an e-mail address.
refused-bad-mail-code = This link is no longer valid: it works for { $hours } hours, and only the newest one does.
refused-too-many-mail-codes = Many messages have been asked for today; try again tomorrow.
refused-mail-failed = The message could not be sent to this address. Check it, or try again later.
refused-started = The game has started.
refused-no-free-seat = All seats at this table are taken.
refused-not-open = This table is not open to everyone; ask its host for a link.
refused-no-chat = This table is played without a chat.
refused-not-seated = Only players at the table can do this.
refused-bad-line = A line of the chat has 1 to 300 visible characters.
refused-not-allowed = Only the owner of the table can do this.
refused-no-game = There is no game called { $game }.
refused-no-table = There is no such table.
refused-no-seat = The table has no such seat.
refused-no-page = There is nothing at this address.
refused-no-such-method = This address does not accept that kind of request.
refused-not-json = The server only accepts JSON (content type application/json).
refused-wrong-origin = Only this server’s own pages can do this. A proxy in front of it must pass on the Host header.
refused-wrong-host = This server can only be used on its own computer; open it as localhost or 127.0.0.1.
refused-too-many-profiles = Many journals have been started from your address today; continue one of them, or come back tomorrow.
refused-profiles-full = This server has no room for another journal.
refused-not-over = Available once the game is over.
refused-not-yours = This journal belongs to someone else.
refused-preparing = The rules of this game are being prepared; this takes up to a minute and happens only once.
refused-not-here = Only a browser on the computer that runs the server can do this.
refused-no-network = This computer is not on a network where others could reach it.
refused-no-campaign = This game has no campaign.
refused-chapter-closed = Assignment { $number } is unlocked by winning the one before it.
refused-bad-progress = This is not a journal that can be loaded: { $why }
refused-not-replaying = The rules or cards have changed since this game started, and it cannot be continued.
refused-not-absent = This player has not been away long enough yet.
refused-not-stored = The server could not store this; the table is as it was before. Try again in a moment.
refused-no-database = The server cannot reach its database or write to it; nothing was changed. Try again in a moment.
refused-stale = The table has changed in the meantime; look again.
refused-illegal = The rules do not allow this now.
refused-not-your-turn = It is not your turn.
refused-over = The game is over.
refused-no-undo = This cannot be undone: someone else has moved since, or something hidden was revealed.
refused-no-hints = This table is played without hints.
refused-too-large = This is more than the server accepts: at most { $most } bytes.
refused-bad-board = This is not a board of the game: { $why }
refused-bad-replay = This is not a replay of one of these games: { $why }
refused-unfinished-replay = This game was not finished; only finished games can be replayed.
refused-no-companion = This game has no score companion.
refused-no-puzzle = There is no such puzzle.
refused-no-such-decision = This decision is not possible here.
refused-no-guide = This game has no guided first game.
refused-too-many = Too many requests at once; wait a moment.
refused-table-full = So much has happened at this table that nothing more is stored; start a new one.
refused-too-many-tables = You have created many tables today; play at one of them, or come back tomorrow.
refused-server-full = This server has no room for another table.
refused-stopping = The server is about to be restarted; try again in a moment.
refused-broken = Something went wrong on the server; nothing was changed.
seat-person = Player { $seat }
seat-bot = Bot { $seat }
notice-title = Your turn
notice-body = { $game } · { $table }
mail-turn-subject = Your turn: { $game } ({ $table })
mail-turn-text =
    The others are waiting for you in { $game }, at the table { $table }:
    { $page }

    No more e-mail from here:
    { $stop }
mail-code-subject = Confirm your e-mail address
mail-code-text =
    Somebody, probably you, wants to be notified at this address when it is their turn at a table.
    Follow this link within { $hours } hours to confirm it:
    { $page }

    If it was not you, ignore this message or have the address deleted:
    { $stop }
served = Ecotone is running at { $address }
served-already = Ecotone is already running at { $address }
served-network = On the same network: { $address }
served-elsewhere = Ecotone is already running at { $address } with the same tables; stop it first, or choose another --database
served-admin = Host’s page: { $address }
server-stopping = The server is being restarted. Your table is stored and continues by itself.
served-stop = Press Ctrl+C to stop.
port-taken = port { $port } is in use by another program; choose another with --port
database-failed = The database cannot be used: { $why }
database-newer = The database was written by a newer version of Ecotone; update this one, or name another database with --database.
client-missing = The pages have not been built yet. Run “make web” in the project folder and reload this page.
client-missing-title = Ecotone: pages not built
schema-title = Requests the server answers

# Editions
edition-about = A copy of “{ $original }” with the values its owner typed in from the box.
refused-no-edition = There is no such edition.
refused-not-your-edition = Only whoever made this edition can change it. You can copy it.
refused-no-workshop = Editions cannot be made on this server.
refused-bad-value = This cannot be typed in: { $why }
refused-bad-edition = This edition has errors: { $why }
refused-bad-package = This is not an edition that can be opened: { $why }
refused-nothing-to-undo = There is nothing to undo.
refused-too-many-editions = Too many editions were made from here today.
refused-editions-full = There is no room for more editions on this server.
