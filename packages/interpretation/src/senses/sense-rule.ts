import { partInContext } from '../grammar/part-in-context.ts';
import { classesAt, isJoined, type Words } from '../grammar/sentence.ts';
import { type WordClassName, wordClass } from '../grammar/word-class.ts';
import type { SenseRow } from '../languages/pack/sense-row.ts';
import type { PartOfSpeech } from '../morphology/part-of-speech.ts';

type Condition = (words: Words, at: number) => boolean;

/** A row as it is asked. */
export interface SenseRule {
  readonly parts: string;
  readonly keep: readonly Condition[];
  readonly drop: readonly Condition[];
}

export type SenseTable = ReadonlyMap<string, readonly SenseRule[]>;

/** Reads the rows once; a word without a row has one sense. */
export function tabulateSenses(rows: readonly SenseRow[]): SenseTable {
  const table = new Map<string, SenseRule[]>();
  for (const { forms, parts, keep, drop } of rows) {
    const rule = { parts, keep: parseConditions(keep), drop: parseConditions(drop) };
    for (const form of forms.trim().split(/\s+/)) {
      const rules = table.get(form);
      if (rules === undefined) table.set(form, [rule]);
      else rules.push(rule);
    }
  }
  return table;
}

/** The rules that judge a form as the dictionary's word with this part of speech; undefined where it has one sense. */
export function rulesOf(
  table: SenseTable,
  folded: string,
  part: PartOfSpeech,
): readonly SenseRule[] | undefined {
  const rules = table.get(folded)?.filter(({ parts }) => parts.includes(part));
  return rules === undefined || rules.length === 0 ? undefined : rules;
}

/** Whether the word at `at` has the sense that all the rules ask for. */
export function hasSense(rules: readonly SenseRule[], words: Words, at: number): boolean {
  for (const { keep, drop } of rules) {
    if (anyHolds(drop, words, at) || (keep.length > 0 && !anyHolds(keep, words, at))) return false;
  }
  return true;
}

function anyHolds(conditions: readonly Condition[], words: Words, at: number): boolean {
  for (let each = 0; each < conditions.length; each++) if (conditions[each]?.(words, at)) return true;
  return false;
}

const neighbour = /^(<+|>+)([^:+]+)$/;

/** Single words at one distance are looked for together; the order of conditions does not matter. */
function parseConditions(list = ''): Condition[] {
  const conditions: Condition[] = [];
  const neighbours = new Map<string, Set<string>>();
  for (const sign of list.trim().split(/\s+/)) {
    const [, arrows, name = ''] = neighbour.exec(sign) ?? [];
    if (arrows !== undefined) neighbours.set(arrows, (neighbours.get(arrows) ?? new Set()).add(name));
    else if (sign !== '') conditions.push(parseCondition(sign));
  }
  return [...conditions, ...[...neighbours].map(([arrows, names]) => wordsAt(distanceOf(arrows), names))];
}

function distanceOf(arrows: string): number {
  return arrows.startsWith('<') ? -arrows.length : arrows.length;
}

function wordsAt(distance: number, names: ReadonlySet<string>): Condition {
  return (words, at) =>
    isReached(words, at, distance) && names.has(words.tokens[at + distance]?.folded ?? '');
}

const plainConditions: Readonly<Record<string, Condition>> = {
  noun: (words, at) => partInContext(words, at) === 'n',
  verb: (words, at) => partInContext(words, at) === 'v',
  open: (words, at) => partInContext(words, at) === '?',
  first: (words, at) => words.tokens[at]?.gap === 'stop',
  last: (words, at) => !isJoined(words, at + 1),
  always: () => true,
};

function parseCondition(sign: string): Condition {
  if (sign.includes('+')) {
    const all = sign.split('+').map(parseCondition);
    return (words, at) => all.every((holds) => holds(words, at));
  }
  const plain = plainConditions[sign];
  if (plain !== undefined) return plain;
  const [, arrows = '', colon, name = ''] = /^(<+|>+)(:?)(.+)$/.exec(sign) ?? [];
  const distance = distanceOf(arrows);
  if (colon === ':' && name === 'content') {
    return (words, at) => isReached(words, at, distance) && classesAt(words, at + distance) === 0;
  }
  if (colon === ':') {
    const bits = wordClass[name as WordClassName];
    return (words, at) => isReached(words, at, distance) && (classesAt(words, at + distance) & bits) !== 0;
  }
  return wordsAt(distance, new Set([name]));
}

/** Nothing but spaces stands between the word and the one looked at. */
function isReached(words: Words, at: number, distance: number): boolean {
  const from = Math.min(at, at + distance) + 1;
  const to = Math.max(at, at + distance);
  for (let between = from; between <= to; between++) if (!isJoined(words, between)) return false;
  return true;
}
