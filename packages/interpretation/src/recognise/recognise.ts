import type { Lexicon, Target } from '../lexicon/lexicon.ts';
import type { Token } from '../text/token.ts';
import { tokenise } from '../text/tokenise.ts';
import type { Mention } from '../types.ts';
import { type Candidate, candidatesAt } from './candidate.ts';

/**
 * Finds the symbols of the dictionary in a dream: sorted, without overlap, the longest phrase first. Offsets are
 * UTF-16 code units, `text.slice(start, end) === mention.text`.
 */
export function recognise(text: string, lexicon: Lexicon): Mention[] {
  const tokens = tokenise(text);
  const ids = tokens.map((token) => lexicon.forms.idsOf(token));
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const candidate = candidatesAt(tokens, ids, at, lexicon)[0];
    const target = candidate?.targets[0];
    if (candidate === undefined || target === undefined) continue;
    mentions.push(toMention(text, tokens, candidate, target));
    at = candidate.last;
  }
  return mentions;
}

function toMention(text: string, tokens: readonly Token[], candidate: Candidate, target: Target): Mention {
  const start = tokens[candidate.first]?.start ?? 0;
  const end = tokens[candidate.last]?.end ?? start;
  const written = text.slice(start, end);
  return {
    start,
    end,
    text: written,
    symbol: target.symbol,
    group: target.group,
    variation: target.variation,
    rule: ruleOf(candidate, written, target),
    state: 'present',
  };
}

function ruleOf(candidate: Candidate, written: string, target: Target): string {
  const kind = candidate.first === candidate.last ? 'word' : 'phrase';
  return written.toLowerCase() === target.variation ? `${kind}.exact` : `${kind}.inflected`;
}
