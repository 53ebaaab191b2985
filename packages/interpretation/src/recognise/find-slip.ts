import type { AnalysedText } from '../analysed/analysed-text.ts';
import { maySlip } from '../lexicon/one-slip-away.ts';
import type { Found } from './found.ts';

/** A longer word that is one slip of the pen away from exactly one word of the dictionary. */
export function findSlip(passage: AnalysedText, at: number): Found | undefined {
  const form = passage.tokens[at]?.spelling;
  if (form === undefined || form.ids.length > 0 || form.classes !== 0) return undefined;
  if (!maySlip(form.folded) || !passage.maySearch(form)) return undefined;
  const target = passage.lexicon.slipOf(form);
  if (target === undefined) return undefined;
  const { symbol, group, variation, sense, isClass, uses } = target;
  return {
    first: at,
    last: at,
    symbol,
    group,
    variation,
    sense,
    rule: 'word.slip',
    kind: isClass ? 'class' : undefined,
    uses,
  };
}
