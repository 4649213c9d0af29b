### The page with what is kept about a guest.

web-me-line = There is no account here: a name, a cookie in this browser, and the games you have played.
web-me-unknown = This server knows nothing about you.
web-me-data-title = Take it along
web-me-data = Download my data
web-me-data-line = Your name, your tables and everything you did there, as a JSON file.
web-me-sign-out = Sign out
web-me-sign-out-line = This browser forgets who you are. Your games stay, but nobody can come back to them as you.
web-me-sign-out-sure = There is no password: once signed out, you cannot take your seats again. Sign out?
web-me-sign-out-yes = Yes, sign out
web-me-delete = Delete me
web-me-delete-line = Your games alone and against bots are deleted. Where others play too, a bot takes your seat and your name goes; the moves stay.
web-me-delete-sure = There is no way back. Delete everything that is yours?
web-me-delete-yes = Yes, delete me
