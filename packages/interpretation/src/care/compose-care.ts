import type { Language } from '@chitta/symbols/types';
import { careOf } from '../languages/language-packs.ts';
import type { ReadingRule } from '../reading/rules.ts';
import type { ReadingLevel, ReadingPart, ReadingSentence } from '../types.ts';
import type { Care } from './find-care.ts';

const rule: ReadingRule = 'care.distress';

/**
 * Words of care and where help is to be found, and nothing else: no meaning, no question, nothing to do. Free and
 * premium say the same, plain a little less.
 */
export function composeCare(
  { kind, spans }: Pick<Care, 'kind' | 'spans'>,
  language: Language,
  level: ReadingLevel,
): ReadingSentence[] {
  const evidence = spans.map(({ start, end }) => ({ start, end, rule }));
  const { opening, first, second, company, help } = careOf(language).texts[kind];
  const lines: readonly (readonly [ReadingPart, number, string])[] = [
    ['headline', 0, opening],
    ['passage', 1, first],
    ...(level === 'plain' ? [] : [['passage', 1, second] as const]),
    ['care', 2, company],
    ['care', 2, help],
  ];
  return lines.map(([part, paragraph, text]) => ({ text, part, paragraph, evidence }));
}

const noteRule: ReadingRule = 'care.note';

/**
 * A reading with a word of care before its question, for a dream that may speak of what really happened: leave to put the
 * reading aside, and where help is to be found.
 */
export function withCareNote(
  sentences: readonly ReadingSentence[],
  { spans }: Pick<Care, 'spans'>,
  language: Language,
): ReadingSentence[] {
  const at = sentences.findIndex(({ part }) => part === 'question' || part === 'deed');
  const before = at < 0 ? sentences.length : at;
  const { paragraph = 0 } = sentences[before - 1] ?? {};
  const evidence = spans.map(({ start, end }) => ({ start, end, rule: noteRule }));
  const { note: leave, texts } = careOf(language);
  const text = `${leave} ${texts.recent_death.help}`;
  const note: ReadingSentence = { text, part: 'care', paragraph: paragraph + 1, evidence };
  const later = sentences.slice(before).map((each) => ({ ...each, paragraph: paragraph + 2 }));
  return [...sentences.slice(0, before), note, ...later];
}

/** Whether a reading is care alone, so that nothing is to be shown of its symbols either. */
export function isCareAlone({
  sentences,
}: {
  readonly sentences: readonly { readonly evidence: readonly { readonly rule: string }[] }[];
}): boolean {
  return sentences.some(({ evidence }) => evidence.some((each) => each.rule === rule));
}
