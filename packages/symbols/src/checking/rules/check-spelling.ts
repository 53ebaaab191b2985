import { type Fault, fault } from '../problem.ts';

/** Letters, digits, `_` for a gap, and the few signs that words are written with. */
const wordSigns = /^[\p{L}\p{M}\p{N} '._&-]+$/u;

/** What is wrong with how one variation is written. */
export function checkSpelling(variation: unknown): Fault | undefined {
  if (typeof variation !== 'string' || variation.trim() === '')
    return fault('variationNoText', { word: JSON.stringify(variation) });
  if (/\/(?![nvax]$)/.test(variation)) return fault('variationSuffix', { word: variation });
  return wordSigns.test(variation.replace(/\/[nvax]$/, ''))
    ? undefined
    : fault('variationSigns', { word: variation });
}
