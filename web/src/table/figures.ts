// How points are written.

/** `57`, `−3`: with the sign that is as wide as a figure. */
export const written = (points: number): string => String(points).replace("-", "−");

/** `+15`, `−3`, `0`. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points));
