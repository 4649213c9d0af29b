### The database: why it cannot be opened, and why something was not written to it.

store-newer = “{ $path }” was written by a newer version of Peron. Update Peron to open it.
store-unreadable = “{ $path }” cannot be opened: it is not a database of Peron, it is damaged, or Peron may not read and write it.
store-in-use = Another Peron is using the folder “{ $path }”. Stop that one first, or choose another folder.
store-closed = The server is being shut down and saves nothing more. Try again when it is back.
store-conflict = The table has been changed by somebody else in the meantime. Load it again.
store-invite-used = This invitation has been used already, or a newer one has replaced it. Ask for a new one.
