"""Tests of the page in a real browser, on the installed package with the page it was built with."""
