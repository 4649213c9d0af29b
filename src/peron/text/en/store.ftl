### The database: why it cannot be opened.

store-newer = “{ $path }” was written by a newer version of Peron. Update Peron to open it.
store-unreadable = “{ $path }” cannot be opened: it is not a database of Peron, or it is damaged.
store-no-url = “{ $path }” is not the address of a database. Give one like postgresql://user:password@host/name
store-unopened =
    { $reason ->
        [none] “{ $path }” cannot be opened: there is no such database ({ $problem }). Make it with createdb, or give the name of another.
        [away] “{ $path }” cannot be opened: PostgreSQL does not answer there ({ $problem }). See whether it runs, and whether the address is right.
       *[other] “{ $path }” cannot be opened: { $problem }.
    }
store-driver = “{ $path }” cannot be opened: Python lacks the module “{ $module }”. For PostgreSQL say: pip install 'peron[postgres]'
store-in-use = Another Peron is using the folder “{ $path }”. Stop that one first, or choose another folder.
store-missing = There is no database of Peron at “{ $path }”. Say with --data-dir or --database where it is.
store-outdated = “{ $path }” was written by an older version of Peron. Start the server of this version once: it brings the database up to date.

## Backups

backup-unwritten = “{ $path }” could not be written: { $problem }.
backup-unread = “{ $path }” cannot be read: { $problem }.
backup-foreign = “{ $path }” is not a backup of Peron. Nothing was changed.
backup-newer = The backup “{ $path }” was made by a newer version of Peron. Update Peron to restore it. Nothing was changed.
backup-damaged = The backup “{ $path }” is damaged or not whole. Nothing was changed.
restore-not-empty = “{ $path }” has guests or tables already. Nothing was changed. With --replace they are deleted and replaced by the backup.
