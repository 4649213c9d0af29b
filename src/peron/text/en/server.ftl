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
request-origin-scheme = The page came by { $page }, but this request came by { $here }. If a proxy stands before this server, start it with --trust-proxy and the address of the proxy.
request-host = This server does not answer to the name “{ $host }”. If it should, start it with --allow-host { $host }.
request-failed = Something went wrong on the server. Nothing was changed; try again.
guest-unknown = We do not know you yet. Come in with a name first.
lesson-unknown = There is no first ride for “{ $game }”.
invite-unknown = This invitation does not exist, or it has been used. Ask for a new one.
code-unknown = No table that waits for people has this code. Look at it again: a code holds until the game begins.
code-too-many = Too many wrong codes have come from here. Wait a minute, then try again.
ride-unknown = There is no such daily ride ({ $game }).
ride-first = Ride it yourself to the end first: then you see how everybody did.
ride-running = This is a ride of today. It can be looked at by whoever has ridden to the end, and by everybody tomorrow.
ride-sealed = The record tells the deal of today’s ride. It can be had when the day is over, at midnight UTC.
ride-too-many = So many have ridden from here today that no further ride counts. Tomorrow there is a new one.

## Messages on the socket

socket-message = The message is not right: { $problems }.
socket-resume-first = First say which version you have (“resume”).
socket-flood = Too many messages at once. Connect again and go more slowly.
socket-too-slow = Your connection cannot keep up. Connect again to get what is missing.
visitor-banned = You are not served here until { $until }. { $reason }
metrics-none = This server keeps no figures. For Prometheus say: pip install 'peron[metrics]'
metrics-refused = The figures of this server are for those who run it.
access-log-unwritten = The access log “{ $path }” cannot be written: { $problem }.
server-stopping = The server is being shut down. Nothing is lost: connect again in a moment.
server-no-sheets = The game “{ $game }” is not played on sheets.
server-no-result = The game is not over yet. Its result can be shared once it is.

## What could not be saved

store-closed = The server is being shut down and saves nothing more. Try again when it is back.
store-unavailable = The server cannot read or save games at the moment. Try again in a while.
store-conflict = The table has been changed by somebody else in the meantime. Load it again.
store-doubled = This was done long ago.
store-invite-used = This invitation has been used already, or a newer one has replaced it. Ask for a new one.
store-code-taken = Another table has this code.
store-ride-taken = This ride has been taken already.
