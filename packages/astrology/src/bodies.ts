/** What a chart shows, in the order in which it is listed. */
export const bodies = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'meanNode',
  'trueNode',
] as const;

export type Body = (typeof bodies)[number];

/** Those that light comes from; the nodes are places where the Moon's path crosses the Sun's. */
export type Planet = Exclude<Body, 'meanNode' | 'trueNode'>;

export const planets = bodies.filter((body): body is Planet => !body.endsWith('Node'));

export interface Position {
  /** Tropical, geocentric, apparent, on the true ecliptic of date: degrees from 0 to 360. */
  readonly longitude: number;
  /** Degrees a day; below 0 where the body goes backwards through the zodiac. */
  readonly speed: number;
  readonly retrograde: boolean;
}
