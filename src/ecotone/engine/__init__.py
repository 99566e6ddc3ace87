"""The engine: knows no game, only records, randomness, the contract, batches, replays, editions."""
