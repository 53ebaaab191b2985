import type { Span } from '../types.ts';
import type { Analysis } from './analyse.ts';

/** More scenes than these are joined; three to five scenes carry a dream. */
const mostScenes = 5;

/**
 * Where the dream breaks into scenes: at a paragraph, at "then / suddenly / next", and at a sentence that names another
 * place than the one before. Always at least one scene; together they cover the text.
 */
export function findScenes(analysis: Analysis): Span[] {
  const { words, text, grammar } = analysis;
  const starts = new Set<number>([0]);
  words.forEach((word, index) => {
    const before = words[index - 1];
    if (!before || before.clause === word.clause) return;
    const gap = text.slice(before.end, word.start);
    const opens =
      grammar.sceneOpeners.has(word.lower) || grammar.sceneOpeners.has(words[index + 1]?.lower ?? '');
    if (/\n\s*\n/u.test(gap) || (opens && (before.sentence !== word.sentence || isJoined(index, analysis)))) {
      starts.add(word.start);
    }
  });
  for (const start of placeChanges(analysis)) starts.add(start);
  const sorted = [...starts].sort((a, b) => a - b);
  const scenes = sorted.map((start, index) => ({ start, end: sorted[index + 1] ?? text.length }));
  return joinSmall(scenes, analysis);
}

/** "…, and then" inside a sentence opens a scene as well when the clause has its own subject. */
function isJoined(index: number, { words, grammar }: Analysis): boolean {
  const near = [words[index + 1], words[index + 2]];
  return near.some((word) => word !== undefined && grammar.dreamer.has(word.lower));
}

function placeChanges({ figures, words }: Analysis): number[] {
  const starts: number[] = [];
  let place: string | undefined;
  for (const figure of figures) {
    if (figure.where === undefined || figure.sign.mention.group === 'vehicle') continue;
    const { symbol } = figure.sign.mention;
    if (place !== undefined && symbol !== place) {
      const word = words.findLast((each) => each.start <= figure.span.start);
      const first = words.find((each) => each.sentence === word?.sentence);
      if (first) starts.push(first.start);
    }
    place = symbol;
  }
  return starts;
}

function joinSmall(scenes: Span[], analysis: Analysis): Span[] {
  const weighted = scenes.map((scene) => ({ ...scene, weight: 0 }));
  for (const start of signStarts(analysis)) {
    const scene = weighted.findLast((each) => each.start <= start);
    if (scene) scene.weight += 1;
  }
  for (;;) {
    const least = weighted.reduce((lowest, { weight }, index) => {
      return weight < (weighted[lowest]?.weight ?? 0) ? index : lowest;
    }, 0);
    const isTooSmall = (weighted[least]?.weight ?? 0) < 2;
    if (weighted.length === 1 || (weighted.length <= mostScenes && !isTooSmall)) break;
    const left = Math.max(0, least - 1);
    const [first, second] = weighted.slice(left, left + 2);
    if (!first || !second) break;
    weighted.splice(left, 2, { start: first.start, end: second.end, weight: first.weight + second.weight });
  }
  return weighted.map(({ start, end }) => ({ start, end }));
}

function signStarts({ figures, actions, feelings, absent, loose }: Analysis): number[] {
  const signs = [
    ...figures.map(({ sign }) => sign),
    ...actions,
    ...feelings,
    ...absent,
    ...loose.map(({ sign }) => sign),
  ];
  return signs.map(({ mention }) => mention.start);
}
