"""`python -m peron` is the command `peron`."""

from peron.cli import main

if __name__ == "__main__":
    main()
