/** Degrees brought into [0, 360). */
export function normalise(degrees: number): number {
  const within = degrees % 360;
  const upwards = within < 0 ? within + 360 : within;
  // What lies a hair below 0 is rounded up to a whole turn.
  return upwards === 360 ? 0 : upwards;
}

/** The shorter way from one longitude to another, in degrees: −180 (exclusive) to 180. */
export function difference(from: number, to: number): number {
  const way = normalise(to - from);
  return way > 180 ? way - 360 : way;
}

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
export const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

export const sin = (degrees: number): number => Math.sin(toRadians(degrees));
export const cos = (degrees: number): number => Math.cos(toRadians(degrees));
export const tan = (degrees: number): number => Math.tan(toRadians(degrees));

/** The direction of (x, y), in degrees from 0 to 360. */
export const direction = (y: number, x: number): number => normalise(toDegrees(Math.atan2(y, x)));
