import type { Language } from '@chitta/symbols/types';
import type { DraftSentence, Figure, Point, PointOf, Scene } from '../model.ts';
import type { Phrasing } from '../phrasing/slots.ts';
import type { Chooser } from './choose.ts';
import { itemSlots } from './slots-of.ts';
import { isSite, pointEvidence, writePoint } from './write-point.ts';

/** A bare thing that weighs less than this is read together with its neighbours. */
const aloneFrom = 5;

/** So many symbols go into one sentence of what is left over. */
const mostTogether = 4;

/** The passages of a reading, scene by scene in the order of the dream; place first within a scene. */
export function writePassages(
  scenes: readonly Scene[],
  phrasing: Phrasing,
  chooser: Chooser,
  language: Language,
): DraftSentence[] {
  return scenes.flatMap(({ points }, scene) => {
    const sentences: DraftSentence[] = [];
    const left: Point[] = [];
    for (const point of gatherRest(framed(points))) {
      const written = writePoint(point, scene, phrasing, chooser);
      if (!written) {
        left.push(point);
        continue;
      }
      const part = point.kind === 'feeling' ? 'feeling' : 'passage';
      sentences.push({ ...written, part, paragraph: scene + 1, scene, weight: point.weight });
    }
    return [...sentences, ...writeLeft(left, scene, phrasing, chooser, language)];
  });
}

/** Points for which no unused sentence was left, read together so that nothing is passed over. */
function writeLeft(
  points: readonly Point[],
  scene: number,
  phrasing: Phrasing,
  chooser: Chooser,
  language: Language,
): DraftSentence[] {
  const sentences: DraftSentence[] = [];
  const readable = points.filter((point) => point.kind !== 'absence');
  for (let index = 0; index < readable.length; index += mostTogether) {
    const group = readable.slice(index, index + mostTogether);
    const text = chooser.say(
      phrasing.also,
      group.flatMap((point) => itemSlots(point, language)),
    );
    if (text === undefined) break;
    const weight = Math.min(...group.map((point) => point.weight)) - 1;
    const evidence = group.flatMap(pointEvidence);
    sentences.push({ text, evidence, part: 'passage', paragraph: scene + 1, scene, weight });
  }
  return sentences;
}

/** So much may be told before a place and still be framed by it. */
const mostBeforeFrame = 2;

/** The place near the start of a scene frames it; further places are things that one passes. Feelings come last. */
function framed(points: readonly Point[]): Point[] {
  const at = points.findIndex((point) => point.kind === 'place');
  const place =
    at !== -1 && at <= mostBeforeFrame && !points.slice(0, at).some(isSite) ? points[at] : undefined;
  const others = points.filter((point) => point !== place).map(asThing);
  const acts = others.filter((point) => point.kind !== 'feeling');
  const feelings = others.filter((point) => point.kind === 'feeling');
  return [...(place ? [place] : []), ...acts, ...feelings];
}

function asThing(point: Point): Point {
  return point.kind === 'place' ? { ...point, kind: 'thing' } : point;
}

/** Joins bare, light things into sentences of two or three. */
function gatherRest(points: readonly Point[]): Point[] {
  const light = points.filter(isLight);
  if (light.length < 2) return [...points];
  const result: Point[] = points.filter((point) => !isLight(point));
  const size = light.length > 6 ? 3 : 2;
  for (let index = 0; index < light.length; index += size) {
    const group = light.slice(index, index + size);
    const first = group[0];
    if (!first) continue;
    const joined: Point = group.length === 1 ? first : restPoint(group);
    const after = result.findIndex((point) => point.start > first.start && point.kind !== 'place');
    result.splice(after === -1 ? result.length : after, 0, joined);
  }
  return result;
}

function isLight(point: Point): point is PointOf<'thing'> {
  return point.kind === 'thing' && point.figure.traits.length === 0 && point.weight < aloneFrom;
}

function restPoint(group: readonly PointOf<'thing' | 'place'>[]): Point {
  const figures: Figure[] = group.map(({ figure }) => figure);
  return {
    kind: 'rest',
    figures,
    weight: Math.max(...group.map(({ weight }) => weight)) - 1,
    start: group[0]?.start ?? 0,
    quote: undefined,
    quoteSpan: undefined,
  };
}
