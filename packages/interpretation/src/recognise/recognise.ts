import { classify, type Words } from '../grammar/sentence.ts';
import type { Lexicon, Target } from '../lexicon/lexicon.ts';
import { tokenise } from '../text/tokenise.ts';
import { truthOfWords } from '../truth/truth-of-words.ts';
import type { Mention, Truth } from '../types.ts';
import { type Candidate, candidatesAt } from './candidate.ts';
import { chooseTarget } from './choose-target.ts';

/**
 * Finds the symbols of the dictionary in a dream: sorted, without overlap, the longest phrase first. Offsets are
 * UTF-16 code units, `text.slice(start, end) === mention.text`. Only mentions of state `present` were in the dream.
 */
export function recognise(text: string, lexicon: Lexicon): Mention[] {
  const tokens = tokenise(text);
  const words = classify(tokens, lexicon.language);
  const truthAt = truthOfWords(words, text);
  const ids = tokens.map((token) => lexicon.forms.idsOf(token));
  const idsAt = (at: number) => ids[at] ?? [];
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (const candidate of candidatesAt(tokens, idsAt, at, lexicon)) {
      const target = chooseTarget(words, candidate);
      if (target === undefined && !candidate.isIdiom) continue;
      if (target !== undefined)
        mentions.push(toMention(text, words, candidate, target, truthAt(candidate.first)));
      at = candidate.last;
      break;
    }
  }
  return mentions;
}

function toMention(text: string, words: Words, candidate: Candidate, target: Target, state: Truth): Mention {
  const start = words.tokens[candidate.first]?.start ?? 0;
  const end = words.tokens[candidate.last]?.end ?? start;
  const written = text.slice(start, end);
  return {
    start,
    end,
    text: written,
    symbol: target.symbol,
    group: target.group,
    variation: target.variation,
    rule: ruleOf(candidate, written, target),
    sense: target.sense,
    state,
    ...(target.isClass ? { kind: 'class' as const } : {}),
  };
}

function ruleOf(candidate: Candidate, written: string, target: Target): string {
  const kind = target.isClass ? 'class' : candidate.first === candidate.last ? 'word' : 'phrase';
  return written.toLowerCase() === target.variation.toLowerCase() ? `${kind}.exact` : `${kind}.inflected`;
}
