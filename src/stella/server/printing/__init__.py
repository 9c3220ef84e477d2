"""PDFs made for browsers: one at a time, each by a process of its own."""
