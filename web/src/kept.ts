// What the browser keeps for next time. A browser that keeps nothing still plays.

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`peron-${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`peron-${key}`, value);
  } catch {
    // Private windows may refuse; then it is asked again next time.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`peron-${key}`);
  } catch {
    // It was not kept either.
  }
}
