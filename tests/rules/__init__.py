"""Tests of `peron.rules`: the contract for every game, then the rules of each game by their ids."""
