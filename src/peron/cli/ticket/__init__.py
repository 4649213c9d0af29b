"""Ticket to Ride told at the terminal."""
