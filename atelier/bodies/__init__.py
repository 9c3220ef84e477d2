"""Bodies as volumes: heads, hands, feet and backs sculpted in space, lit by lamps, then painted over."""
