"""PDFs made for browsers: one at a time, each in a separate process."""
