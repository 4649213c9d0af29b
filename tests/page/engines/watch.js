() => {
  if (window.watched) return;
  const { problems, frames } = (window.watched = { problems: [], frames: [] });
  addEventListener(
    "error",
    ({ message, error, target }) =>
      problems.push(message ? `a script failed: ${message}\n${error?.stack}` : `not loaded: ${target.src ?? target.href}`),
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => problems.push(`nobody heard: ${reason}\n${reason?.stack}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    problems.push(`against the policy: ${violatedDirective} ${blockedURI}`),
  );
  for (const level of ["error", "warn"]) {
    const say = console[level];
    console[level] = (...words) => {
      problems.push(`in the console: ${words.join(" ")}`);
      say.apply(console, words);
    };
  }
  const drawn = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
  window.WebSocket = class extends WebSocket {
    constructor(...to) {
      super(...to);
      this.addEventListener("message", ({ data }) => drawn(() => frames.push(data)));
    }
  };
}
