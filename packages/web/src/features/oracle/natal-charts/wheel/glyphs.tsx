import type { ChartBody, ZodiacSign } from '@chitta/contract/limits';

/** Our own drawings of the old signs, on a field of 24 by 24: fonts of some devices show them as coloured pictures. */
const paths: Readonly<Record<Exclude<ChartBody, `${string}Node`> | 'node' | ZodiacSign, string>> = {
  aries:
    'M12 21V9C12 4.5 9.5 3 7.5 3 5.5 3 4 4.5 4 6.5 4 8 5 9 6 9.5M12 9C12 4.5 14.5 3 16.5 3 18.5 3 20 4.5 20 6.5 20 8 19 9 18 9.5',
  taurus: 'M7 16a5 5 0 1 0 10 0a5 5 0 1 0-10 0M4 4c2 0 3 2 4 4s2 3 4 3 3-1 4-3 2-4 4-4',
  gemini: 'M5 4c4.5 2 9.5 2 14 0M5 20c4.5-2 9.5-2 14 0M9 5.5v13M15 5.5v13',
  cancer:
    'M20 8C17 5 8 4.5 5 8.5M9.5 9.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0M4 16c3 3 12 3.5 15-.5M19.5 14.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0',
  leo: 'M9 15.5a2.7 2.7 0 1 1-5.4 0a2.7 2.7 0 1 1 5.4 0M8.5 14C7 11 6 9.5 6 7.5 6 5 8 3.5 10.5 3.5S15 5 15 7.5c0 3.5-3 7-3 10 0 2 1.2 3 2.7 3S17.5 19.5 18 18.5',
  virgo:
    'M3.5 5c1.5 0 2 1 2 2.5V18M5.5 8C5.5 6 6.5 5 8 5s2.2 1 2.2 3v10M10.2 8c0-2 1-3 2.5-3s2.3 1 2.3 3v9c0 2 1.5 3.5 4 4M15 10c1-1.5 5-2 5 1.5 0 3.5-3.5 6.5-7 8.5',
  libra: 'M4 20h16M4 15.5h5.2C7.5 14.3 6.5 12.6 6.5 10.5a5.5 5.5 0 0 1 11 0c0 2.1-1 3.8-2.7 5H20',
  scorpio:
    'M3.5 5c1.5 0 2 1 2 2.5V18M5.5 8c0-2 1-3 2.5-3s2.2 1 2.2 3v10M10.2 8c0-2 1-3 2.5-3s2.3 1 2.3 3v8.5c0 2 1 3 3 3h2.5M18 17l2.7 2.5L18 22',
  sagittarius: 'M4 20L20 4M12 4h8v8M6.5 11.5l6 6',
  capricorn:
    'M4 5c2 0 3 2 3 5v7M7 9c0-2.5 1.5-4 3.5-4S14 6.5 14 9v6.5c0 2.5-1.5 4.5-4 5M14 15.5a3 3 0 1 1 3 3c-1.7 0-3-1.3-3-3',
  aquarius: 'M3 10l3.5-3L10 10l3.5-3L17 10l3.5-3M3 17l3.5-3L10 17l3.5-3L17 17l3.5-3',
  pisces: 'M6 3c4 5 4 13 0 18M18 3c-4 5-4 13 0 18M4.5 12h15',
  sun: 'M20 12a8 8 0 1 1-16 0a8 8 0 1 1 16 0M12 11.5a.5.5 0 1 0 0 1a.5.5 0 1 0 0-1',
  moon: 'M15 3.5a8.6 8.6 0 1 0 0 17a10.5 10.5 0 0 1 0-17Z',
  mercury: 'M16 9.5a4 4 0 1 1-8 0a4 4 0 1 1 8 0M12 13.5V21M9 17.5h6M8 2.5c0 2 1.8 3 4 3s4-1 4-3',
  venus: 'M17 8.5a5 5 0 1 1-10 0a5 5 0 1 1 10 0M12 13.5V21.5M8.5 17.5h7',
  mars: 'M15.5 14.5a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0M14 10.5L20 4.5M15 4h5.5v5.5',
  jupiter: 'M5 7.5C5 5 7 3.5 9 3.5s4 1.5 4 4.5c0 4-4 7-8.5 8H20M16.5 4v17',
  saturn: 'M8 3v13M5 6.5h7M8 11.5c1.5-2 3-3 5-3 2.5 0 4 1.7 4 4 0 3.5-3 4.5-3 7 0 1.3 1 2 2.5 1.5',
  uranus: 'M6 3.5v9M18 3.5v9M6 8h12M12 3.5v12M14.5 18a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0',
  neptune:
    'M5 4c0 6 2.5 9 7 9s7-3 7-9M12 3v18M8.5 17.5h7M3.5 5.5L5 3.5l1.5 2M17.5 5.5L19 3.5l1.5 2M10.5 5L12 3l1.5 2',
  pluto: 'M15 6a3 3 0 1 1-6 0a3 3 0 1 1 6 0M6 5.5c0 5 2.5 7.5 6 7.5s6-2.5 6-7.5M12 13v8M8.5 17.5h7',
  node: 'M8 17.5C5.5 15 4.5 12.5 4.5 10a7.5 7.5 0 0 1 15 0c0 2.5-1 5-3.5 7.5M8.5 19.5a2 2 0 1 1-4 0a2 2 0 1 1 4 0M19.5 19.5a2 2 0 1 1-4 0a2 2 0 1 1 4 0',
};

export type GlyphName = ChartBody | ZodiacSign;

const pathOf = (name: GlyphName) => paths[name === 'meanNode' || name === 'trueNode' ? 'node' : name];

interface GlyphProps {
  readonly name: GlyphName;
  readonly x: number;
  readonly y: number;
  /** Width and height in the picture. */
  readonly size: number;
}

/** A sign or a body inside a drawing. */
export function GlyphMark({ name, x, y, size }: GlyphProps) {
  return (
    <path
      d={pathOf(name)}
      className="chart-glyph"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}

/** The same in a line of text, which names it. */
export function Glyph({ name }: { readonly name: GlyphName }) {
  return (
    <svg viewBox="0 0 24 24" className="chart-glyph-inline" aria-hidden="true">
      <path d={pathOf(name)} className="chart-glyph" />
    </svg>
  );
}
