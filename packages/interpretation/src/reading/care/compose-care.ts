import type { Language } from '@chitta/symbols/types';
import type { Reading, ReadingLevel, ReadingPart } from '../../types.ts';
import type { DraftSentence } from '../model.ts';
import type { ReadingRule } from '../rules.ts';
import { careTexts } from './care-texts.ts';
import type { Guarded } from './guards/find-guarded.ts';

const rule: ReadingRule = 'care.distress';

/**
 * Words of care and where help is to be found, and nothing else: no meaning, no question, nothing to do. Free and
 * premium say the same, plain a little less.
 */
export function composeCare(
  { kind, spans }: Guarded,
  language: Language,
  level: ReadingLevel,
): DraftSentence[] {
  const evidence = spans.map(({ start, end }) => ({ start, end, rule }));
  const { opening, first, second, company, help } = careTexts[language][kind];
  const lines: readonly (readonly [ReadingPart, number, string])[] = [
    ['opening', 0, opening],
    ['passage', 1, first],
    ...(level === 'plain' ? [] : [['passage', 1, second] as const]),
    ['guidance', 2, company],
    ['guidance', 2, help],
  ];
  return lines.map(([part, paragraph, text]) => ({ text, part, paragraph, evidence, scene: 0, weight: 9 }));
}

/** Whether a reading is care alone, so that nothing is to be shown of its symbols either. */
export function isCareAlone({ sentences }: Pick<Reading, 'sentences'>): boolean {
  return sentences.some(({ evidence }) => evidence.some((each) => each.rule === rule));
}
