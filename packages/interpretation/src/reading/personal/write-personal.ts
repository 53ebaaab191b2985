import type { Language, LexiconEntry } from '@chitta/symbols/types';
import { phrasingOf } from '../../languages/language-packs.ts';
import type { Mention, ReadingSentence } from '../../types.ts';
import { hashOfText } from '../choose-wording.ts';
import { finishSentence } from '../finish-sentence.ts';
import { placeOf, type ReadingLexicon } from '../model.ts';
import type { ReadingRule } from '../rules.ts';

const rule: ReadingRule = 'personal';
/** So much of a meaning is quoted; the symbol's own page has the rest. */
const longestMeaning = 220;

/**
 * One sentence for each symbol of the dreamer's own, with the meaning that the dreamer gave it, word for word: nothing
 * is added to it.
 */
export function writePersonal(
  mentions: readonly Mention[],
  lexicon: ReadingLexicon,
): Omit<ReadingSentence, 'paragraph'>[] {
  const places = new Map<string, Mention[]>();
  for (const mention of mentions) {
    if (mention.kind !== 'personal' || mention.state !== 'present') continue;
    places.set(mention.symbol, [...(places.get(mention.symbol) ?? []), mention]);
  }
  return [...places].flatMap(([symbol, found], index) => {
    const entry = lexicon.entry(symbol);
    if (entry === undefined) return [];
    const evidence = found.map((mention) => placeOf(mention, rule));
    return { text: sayPersonal(entry, lexicon.language, index), part: 'history' as const, evidence };
  });
}

function sayPersonal(entry: LexiconEntry, language: Language, index: number): string {
  const { said, unsaid } = phrasingOf(language).personal;
  const name = quotable(entry.name);
  const meaning = quotable(entry.meaning);
  if (meaning === '') return finishSentence(unsaid(name));
  const say = said[(hashOfText(entry.id) + index) % said.length];
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
