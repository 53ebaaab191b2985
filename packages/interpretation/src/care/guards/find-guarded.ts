import { guardTables } from '../../languages/language-packs.ts';
import type { Span } from '../../types.ts';
import { type CareKind, careKinds } from '../care-kinds.ts';
import type { Word } from '../cut-words.ts';
import type { GuardGrammar, GuardRow, GuardTable } from './guard.ts';
import { PhraseBook, type PhraseHit } from './phrases.ts';

/** What a dream speaks of, and the words that say so. */
export interface Guarded {
  readonly kind: CareKind;
  readonly spans: readonly Span[];
}

const usualDistance = 18;
/** So many words behind an act may still take it back. */
const behind = 6;
/** So many helpers may stand between somebody and an act. */
const mostHelpers = 5;

interface CompiledRow extends GuardRow {
  readonly kind: CareKind;
  readonly grammar: GuardGrammar;
}

/** A phrase belongs to a group of a row; `-1` is what takes the row back. */
type Owner = readonly [row: number, group: number];

interface Compiled {
  readonly rows: readonly CompiledRow[];
  readonly book: PhraseBook<Owner>;
}

let compiled: Compiled | undefined;

/**
 * The most urgent kind that a dream speaks of, or nothing for an ordinary dream, however frightening. All languages
 * are searched: a dream in distress may be too short for its language to be told. Linear in the length of the text.
 */
export function findGuarded(words: readonly Word[]): Guarded | undefined {
  compiled ??= compile(Object.values(guardTables));
  const { rows, book } = compiled;
  const hits = new Map<number, PhraseHit[][]>();
  book.forEachHit(words, ([row, group], hit) => {
    const groups = hits.get(row) ?? [];
    hits.set(row, groups);
    const ofGroup = groups[group + 1] ?? [];
    groups[group + 1] = ofGroup;
    ofGroup.push(hit);
  });
  const spans = new Map<CareKind, Span[]>();
  for (const [number, [without = [], ...groups]] of hits) {
    const row = rows[number];
    const act = row && findAct(row, groups, without, words);
    if (row && act) spans.set(row.kind, [...(spans.get(row.kind) ?? []), spanOf(act, words)]);
  }
  const kind = careKinds.find((each) => spans.has(each));
  return kind && { kind, spans: apart(spans.get(kind) ?? []) };
}

function compile(tables: readonly GuardTable[]): Compiled {
  const book = new PhraseBook<Owner>();
  const rows: CompiledRow[] = [];
  for (const { grammar, guards } of tables) {
    for (const { kind, rows: own } of guards) {
      for (const row of own) {
        const number = rows.push({ ...row, kind, grammar }) - 1;
        row.all.forEach((phrases, group) => {
          for (const phrase of phrases) book.add(phrase, [number, group]);
        });
        for (const phrase of row.not ?? []) book.add(phrase, [number, -1]);
      }
    }
  }
  return { rows, book };
}

/** The first act of a row that everything else of the row stands near. */
function findAct(
  row: CompiledRow,
  groups: readonly (readonly PhraseHit[] | undefined)[],
  without: readonly PhraseHit[],
  words: readonly Word[],
): PhraseHit | undefined {
  const others = row.all.slice(0, -1).map((_, group) => groups[group] ?? []);
  const acts = groups[row.all.length - 1] ?? [];
  if (others.some((hits) => hits.length === 0)) return undefined;
  const cursors = [...others, without].map((hits) => new Cursor(hits));
  return acts.find((act) => {
    const near = others.map((_, group) => cursors[group]?.near(act, words, row.within ?? usualDistance));
    if (near.some((hits) => hits?.length === 0)) return false;
    if (row.isFirst && !near[0]?.some(({ to }) => to <= act.from)) return false;
    const takenBack = cursors[others.length]?.near(act, words, behind) ?? [];
    if (takenBack.length > 0) return false;
    return isDoneBy(row, act, near[0] ?? [], words);
  });
}

/** Hits near an act; acts are asked for in their order, so that every hit is passed once. */
class Cursor {
  readonly #hits: readonly PhraseHit[];
  #from = 0;

  constructor(hits: readonly PhraseHit[]) {
    this.#hits = hits;
  }

  /** Hits with at most so many words between, not over two ends of sentences. */
  near(act: PhraseHit, words: readonly Word[], within: number): PhraseHit[] {
    while ((this.#hits[this.#from]?.from ?? Infinity) < act.from - within - behind * 2) this.#from += 1;
    const near: PhraseHit[] = [];
    for (let at = this.#from; at < this.#hits.length; at += 1) {
      const hit = this.#hits[at];
      if (hit === undefined || hit.from > act.to + within) break;
      const isNear = act.from - hit.to <= within;
      if (isNear && sentencesBetween(hit, act, words) <= 1) near.push(hit);
    }
    return near;
  }
}

function sentencesBetween(one: PhraseHit, other: PhraseHit, words: readonly Word[]): number {
  return Math.abs((words[one.from]?.sentence ?? 0) - (words[other.from]?.sentence ?? 0));
}

/** Whether those who are meant do the act, told from the words before it. */
function isDoneBy(
  { by, grammar }: CompiledRow,
  act: PhraseHit,
  people: readonly PhraseHit[],
  words: readonly Word[],
): boolean {
  if (by === undefined) return true;
  const { at, isNegated } = passHelpers(act.from, words, grammar);
  const before = words[at - 1]?.text ?? '';
  const isOpen = words[at]?.isAfterBreak === true || grammar.open.has(before);
  if (by === 'dreamer') {
    if (grammar.dreamer.has(before)) return true;
    return isOpen && !grammar.others.has(before) && !isOthers(at, words, grammar);
  }
  const isNamed = people.some(({ from, to }) => from <= at - 1 && at - 1 < to);
  return !isNegated && (isNamed || isOpen);
}

/** The place behind the word that says who acts: helpers before an act are passed, up to a comma. */
function passHelpers(
  act: number,
  words: readonly Word[],
  { helpers, negations }: GuardGrammar,
): { readonly at: number; readonly isNegated: boolean } {
  let at = act;
  let isNegated = false;
  for (let passed = 0; passed < mostHelpers && !words[at]?.isAfterBreak; passed += 1) {
    const before = words[at - 1]?.text ?? '';
    isNegated ||= negations.has(before);
    if (!helpers.has(before) && !negations.has(before)) break;
    at -= 1;
  }
  return { at, isNegated };
}

/** Whether the last subject before a word, in its sentence, is somebody else than the dreamer. */
function isOthers(at: number, words: readonly Word[], { dreamer, others }: GuardGrammar): boolean {
  for (let back = at - 1; back >= Math.max(0, at - usualDistance); back -= 1) {
    const { text, sentence } = words[back] ?? {};
    if (text === undefined || sentence !== words[at]?.sentence) return false;
    if (dreamer.has(text)) return false;
    if (others.has(text)) return true;
  }
  return false;
}

/** Several rows may rest on the same words. */
function apart(spans: readonly Span[]): Span[] {
  return [...new Map(spans.map((span) => [`${span.start}-${span.end}`, span])).values()];
}

function spanOf({ from, to }: PhraseHit, words: readonly Word[]): Span {
  return { start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 };
}
