/**
 * How far from 0 a distribution is left with `probability` on both sides together, by halving the interval: `beyond`
 * falls from 1 at 0 to 0, and that is all that is asked of it.
 */
export function distanceOf(probability: number, beyond: (distance: number) => number): number {
  let near = 0;
  let far = 1;
  while (beyond(far) > probability) {
    near = far;
    far *= 2;
  }
  while (far - near > far * 2 * Number.EPSILON) {
    const between = (near + far) / 2;
    if (beyond(between) > probability) near = between;
    else far = between;
  }
  return (near + far) / 2;
}
