"""Next Station told at the terminal."""
