# clocks, holidays and being told that it is one’s turn
clock = Clock
time-days-alone = { $count } days
clock-none = no clock
clock-move = time for each turn
clock-game = time for the whole game
clock-time = Time for each player
clock-span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
clock-span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
clock-span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
clock-up = When time runs out
clock-up-bot = a bot takes the seat
clock-up-end = the game ends
clock-up-note = Nobody has to wait for somebody who stays away. A player whose seat a bot has taken can come back at any time.
clock-level = Level of that bot
clock-left = { $time } left
clock-left-turn = { $name } has { $time } left for this turn
clock-left-game = { $name } has { $time } left for the game
clock-rule-move = Each turn: { $time }
clock-rule-game = Whole game: { $time } each
clock-paused = on holiday until { $date }
clock-timed-out = time ran out
clock-more = Give { $name } { $time } more
clock-lost = Your time ran out, so a bot is playing for you. You can take your seat back at any time.
clock-bot-plays = A bot is playing for you.
end-propose = Propose to end the game
end-withdraw = Keep playing
end-wanted = { $names } would like to end the game. It ends when everybody agrees.
end-agree = Agree to end the game
called-off = Ended
called-off-agreed = The players agreed to end this game. There is no result.
called-off-time = Time ran out, so this game has ended as agreed. There is no result.
called-off-status = ended early
holiday = Holiday
holiday-text = While you are away, clocks of a day or more stand still. You have { $left ->
    [one] 1 day
   *[other] { $left } days
} left in these twelve months.
holiday-days = Days
holiday-begin = Start the holiday
holiday-on = You are on holiday until { $date }. Your clocks stand still.
holiday-finish = I am back
notices = Your turn
notices-lead = How you learn that others are waiting for you. A notification names the game and the table, never a card.
notices-device = Notify me on this device
notices-device-note = Your browser asks for your permission once.
notices-denied = This browser does not allow notifications from this site. You can change that in its settings.
notices-missing = This browser cannot show notifications.
notice-title = Your turn
notice-body = { $game } · { $table }
push-reach = Notifications reach you here even when no page of this site is open.
push-open-only = Notifications reach you here only while a page of this site is open. { $why }
push-unsupported = This browser has no push service, or the page was not opened over HTTPS.
push-off = This server does not use push services.
push-failed = This browser’s push service did not accept this device. Try again later.
push-devices = Devices that are notified
push-device-unnamed = Unnamed device
push-device-this = this device
push-device-since = since { $date }
push-device-removed = { $name } is no longer notified.
mail = E-mail
mail-address = E-mail address
mail-note = When it has been your turn for some minutes and you are not at the table, you get a message there. It is used for nothing else.
mail-ask = Send me a link
mail-sent = A link was sent to { $address }. Follow it to confirm the address.
mail-on = When it is your turn, a message goes to { $address }.
mail-remove = Remove the address
mail-removed = The address was removed.
mail-confirm-text = From now on, we will write to this e-mail address when it is your turn.
mail-confirm-do = Confirm the address
mail-confirm-done = The address is confirmed.
mail-stop-text = We will no longer write to this e-mail address.
mail-stop-do = Stop the messages
mail-stop-done = The address was deleted; no more messages go there.
mail-no-link = Open the link in the message again.
mail-settings = All settings
