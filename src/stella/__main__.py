"""`python -m stella` is the same as `stella`."""

from stella.cli import main

if __name__ == "__main__":
    main()
