import type { Language, LexiconEntry } from '@chitta/symbols/types';
import type { Mention, Span } from '../../types.ts';
import { type DraftSentence, placeOf, type ReadingLexicon } from '../model.ts';
import { personalPhrasing } from '../phrasing/personal.ts';
import type { ReadingRule } from '../rules.ts';
import { finishSentence, hashText } from './choose.ts';

const rule: ReadingRule = 'personal';
/** More than any symbol of the dictionary weighs: a dreamer's own meaning is the last to be left out. */
const personalWeight = 15;
/** So much of a meaning is quoted; the symbol's own page has the rest. */
const longestMeaning = 220;

/**
 * One sentence for each symbol of the dreamer's own, with the meaning that the dreamer gave it, word for word: nothing
 * is added to it.
 */
export function writePersonal(
  mentions: readonly Mention[],
  lexicon: ReadingLexicon,
  scenes: readonly Span[],
): DraftSentence[] {
  const places = new Map<string, Mention[]>();
  for (const mention of mentions) {
    if (mention.kind !== 'personal' || mention.state !== 'present') continue;
    places.set(mention.symbol, [...(places.get(mention.symbol) ?? []), mention]);
  }
  return [...places].flatMap(([symbol, found], index) => {
    const entry = lexicon.entry(symbol);
    const start = found[0]?.start ?? 0;
    if (entry === undefined) return [];
    const scene = Math.max(
      0,
      scenes.findLastIndex((each) => each.start <= start),
    );
    return {
      text: sayPersonal(entry, lexicon.language, index),
      part: 'passage' as const,
      paragraph: scene + 1,
      evidence: found.map((mention) => placeOf(mention, rule)),
      scene,
      weight: personalWeight,
    };
  });
}

/** Passages with the personal ones behind those of their scene. */
export function mergeByScene(
  passages: readonly DraftSentence[],
  personal: readonly DraftSentence[],
): DraftSentence[] {
  return [...passages, ...personal].sort((a, b) => a.scene - b.scene);
}

function sayPersonal(entry: LexiconEntry, language: Language, index: number): string {
  const { said, unsaid } = personalPhrasing[language];
  const name = quotable(entry.name);
  const meaning = quotable(entry.meaning);
  if (meaning === '') return finishSentence(unsaid(name));
  const say = said[(hashText(entry.id) + index) % said.length];
  return finishSentence(say?.({ name, meaning }) ?? unsaid(name));
}

/** As it can stand between quotation marks: in one line, without quotation marks and full stop, not too long. */
function quotable(text: string): string {
  const line = text
    .replace(/["“”«»]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?<!\.)\.$/u, '');
  if (line.length <= longestMeaning) return line;
  return `${line
    .slice(0, longestMeaning)
    .replace(/(?<!\s)\s+\S*$/u, '')
    .toWellFormed()} …`;
}
