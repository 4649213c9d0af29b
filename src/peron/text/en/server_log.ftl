### What the server writes to its log and to the terminal it was started from.

## Log

log-server-started = The server has started.
log-server-stopped = The server has stopped.
log-any-host = The server is open to a network and answers to any name. Name its own with --allow-host.
log-table-new = A table was set up.
log-table-over = A game has ended.
log-thinker-died = A process in which bots think has died; it is replaced.
log-task-failed = A task has failed unexpectedly.
log-forgotten = Tables, guests and boards that nobody needs any more were deleted.
log-forgetting-failed = What nobody needs any more could not be deleted; it is tried again later.
log-request = A request was answered.
log-socket = A socket was closed.
log-order = Those who run the server have ordered something.
log-guest-deleted = A guest was deleted, as they wished.
log-bus-away = The bus between the processes is away; they look into the database instead.
log-bus-back = The bus between the processes is back.
log-database-failing = The database does not do what it is asked. This is said every few seconds, however often it happens.
log-database-back = The database takes writes again.
log-worker-died = A process that serves has died; it is replaced.
log-workers-replaced = All processes that serve were replaced.
log-worker-kept = A process that serves could not be replaced: the new one has ended before it began. The old one goes on.
log-workers-left = Some processes that serve are still the old ones. When the cause is gone, send SIGHUP again.
log-library = A library of the server reports something.

## The command

serve-ready = Peron is at { $url }
serve-stop = Ctrl+C stops it. Games are kept in { $folder }.
serve-stop-database = Ctrl+C stops it. Games are kept in the database { $database }.
serve-address = Cannot listen at { $host }, port { $port }: { $problem }. Choose another port with --port.
serve-host = Cannot listen at { $host }: { $problem }. Give --host an address of this machine: 127.0.0.1 for this machine only, 0.0.0.0 for the whole network.
serve-open = Open this address in a browser: { $url }
serve-already = Peron is running already, at { $url }
serve-no-page = This Peron was built without its page. “peron play berlin” plays here in the terminal; “peron --help” shows everything else.
serve-bus-alone = A bus is for several processes on one PostgreSQL database; say --database too.
serve-bus-unknown = “{ $url }” is not the address of a bus. Give one like nats://host:4222.
serve-bus-driver = For NATS Python lacks the module “{ $module }”. Say: pip install 'peron[nats]'
serve-workers-system = This system does not let several processes share a port. Leave out --workers.
serve-worker-failed = A process that was to serve has ended before it began. The log above says why.
think-ready = Thinking for the bots of { $database }. Ctrl+C stops it.
think-alone = Only bots of a PostgreSQL database can be thought for elsewhere: --database postgresql://user:password@host/name
