"""The server: HTTP and WebSocket interface over tables and the store. Imports both; contains no rules."""
