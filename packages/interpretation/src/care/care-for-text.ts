import type { Language } from '@chitta/symbols/types';
import type { CareKind } from './care-kinds.ts';
import { composeCare } from './compose-care.ts';
import { findCare } from './find-care.ts';

/** Harm that a text may tell of, and words for who wrote it: that they were heard, and where help is to be found. */
export interface CareForText {
  readonly kind: CareKind;
  readonly words: readonly string[];
}

/** The same of any text, not of a dream alone; undefined where it tells of no harm. */
export function careForText(text: string, language: Language): CareForText | undefined {
  const care = findCare(text);
  if (care === undefined) return undefined;
  return { kind: care.kind, words: composeCare(care, language, 'plain').map((each) => each.text) };
}
