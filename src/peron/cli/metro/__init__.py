"""Metro told at the terminal."""
