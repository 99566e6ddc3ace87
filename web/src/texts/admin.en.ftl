# the host's page
admin-title = This server
admin-locked = This page is for the host. Open it with the link that the server’s console shows.
admin-running = Running for { $time } · version { $version }
admin-hours = { $hours } h { $minutes } min
admin-storing = Decisions are stored
admin-not-storing = Decisions cannot be stored at the moment
admin-people = People
admin-tables = Tables
admin-tables-note = { $here } in memory
admin-connections = Connections
admin-load = Load
admin-load-note = { $memory } of memory
admin-disk = Database
admin-disk-note = { $free } free
admin-faults = Failures
admin-queues = Work under way
admin-queue-bots = Bots
admin-queue-hints = Hints
admin-queue-views = Previews and past moves
admin-queue-previews = Previews in a process of their own
admin-queue-analyses = Analyses
admin-message = Message to all
admin-message-hint = Everyone at a table sees it at once.
admin-message-send = Send
admin-message-sent = Sent.
admin-none = None
admin-table-line = { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
admin-table-over = over
admin-remove = Remove
admin-remove-sure = Remove { $id } for good?
admin-remove-do = Yes, remove
admin-keep = Keep
admin-addresses = Addresses
admin-address-line = { $count ->
    [0] not connected
    [one] one connection
   *[other] { $count } connections
  }
admin-block = Block
admin-unblock = Unblock
admin-block-note = A block lasts until the server is started again.
admin-errors = Warnings and errors
announcement-from = From the host:
