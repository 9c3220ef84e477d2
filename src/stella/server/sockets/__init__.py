"""WebSockets with frames of our own, inside uvicorn's `ws=` hook. It knows nothing about rooms."""
