import type { Evidence } from '../../types.ts';
import type { Analysis } from '../analyse.ts';
import { type Figure, placeOf, type Scene, type Sign } from '../model.ts';
import type { ReadingRule } from '../rules.ts';
import { type FrameContext, ranked } from '../writing/write-frame.ts';
import type { Loom } from './weave-scene.ts';

/** So many nouns of a premium reading are told with the image that their meaning comes from. */
const deepest = 2;
/** A dream of so few nouns leaves room for one more. */
const fewNouns = 5;

interface Evidenced {
  readonly evidence: readonly Evidence[];
}

/** What a reading is woven with, after what its opening has said. */
export function createLoom(context: FrameContext, opening: readonly Evidenced[], isDeep: boolean): Loom {
  const { analysis, scenes } = context;
  return {
    ...context,
    toldIn: createToldIn(analysis),
    opened: new Set(opening.flatMap(({ evidence }) => evidence.flatMap(({ symbol }) => symbol ?? []))),
    deeper: new Set(isDeep ? heaviestFigures(scenes) : []),
  };
}

function heaviestFigures(scenes: readonly Scene[]): Figure[] {
  const figures = ranked(scenes).flatMap((point) =>
    point.kind === 'thing' || point.kind === 'place' ? [point.figure] : [],
  );
  return figures.slice(0, figures.length <= fewNouns ? deepest * 2 : deepest);
}

/** Every symbol that stands in a stretch which is told again; what the dream denies stays an absence also there. */
function createToldIn({ present, absent }: Analysis): Loom['toldIn'] {
  const ruled = [...withRule(present, 'told'), ...withRule(absent, 'absence.named')];
  ruled.sort((a, b) => a.start - b.start);
  const longest = ruled.reduce((most, { start, end }) => Math.max(most, end - start), 0);
  return ({ start, end }) => {
    const inside: Evidence[] = [];
    for (let at = firstFrom(start - longest, ruled); at < ruled.length; at += 1) {
      const each = ruled[at] as Evidence;
      if (each.start >= end) break;
      if (each.end > start) inside.push(each);
    }
    return inside;
  };
}

/** Index of the first place that begins at an offset or behind it. */
function firstFrom(offset: number, places: readonly Evidence[]): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as Evidence).start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function withRule(signs: readonly Sign[], rule: ReadingRule): Evidence[] {
  return signs.map(({ mention }) => placeOf(mention, rule));
}
