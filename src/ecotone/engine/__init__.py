"""The engine: records, randomness, the contract, batches, replays, editions. It knows no game."""
