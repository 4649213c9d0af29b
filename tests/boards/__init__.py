"""Tests of board files, their checker, their drawing and their words."""
