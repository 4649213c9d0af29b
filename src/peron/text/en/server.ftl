### The server: why a request or a message was refused, and what it writes to its log.

## Requests

request-invalid = The request is not right: { $problems }.
request-not-found = There is nothing at “{ $path }”.
request-method = “{ $path }” cannot be asked in this way.
request-not-text = The text is not UTF-8.
request-too-large = That is too much: a request holds at most { $most } bytes.
request-too-slow = The request took too long to come in. Try again.
request-too-many = Too much at once. Wait a moment and try again.
request-origin = This request comes from a page of another site.
request-failed = Something went wrong on the server. Nothing was changed; try again.
guest-unknown = We do not know you yet. Come in with a name first.
invite-unknown = This invitation does not exist, or it has been used. Ask for a new one.

## Messages on the socket

socket-message = The message is not right: { $problems }.
socket-resume-first = First say which version you have (“resume”).
socket-flood = Too many messages at once. Connect again and go more slowly.
socket-too-slow = Your connection cannot keep up. Connect again to get what is missing.
server-stopping = The server is being shut down. Nothing is lost: connect again in a moment.
server-no-sheets = The game “{ $game }” is not played on sheets.

## Log

log-server-started = The server has started.
log-server-stopped = The server has stopped.
log-table-new = A table was set up.
log-table-over = A game has ended.
log-thinker-died = A process in which bots think has died; it is replaced.
log-task-failed = A task has failed unexpectedly.
log-library = A library of the server reports something.

## The command

serve-ready = Peron is at { $url }
serve-stop = Ctrl+C stops it. Games are kept in { $folder }.
serve-address = Cannot listen at { $host }, port { $port }: { $problem }. Choose another port with --port.
serve-open = Open this address in a browser: { $url }
serve-already = Peron is running already, at { $url }
serve-no-page = This Peron was built without its page. “peron play berlin” plays here in the terminal; “peron --help” shows everything else.
