import type { Lexicon } from '../lexicon/lexicon.ts';
import { recognise } from '../recognise/recognise.ts';
import type { Mention } from '../types.ts';

/** What belongs to each mention of a text, such as "chase < dog", "car: whose mother", "window: broken". */
export function describeAttached(text: string, lexicon: Lexicon): string {
  return recognise(text, lexicon).flatMap(describe).join(', ');
}

function describe({ symbol, actor, owner, condition }: Mention): string[] {
  const lines: string[] = [];
  if (actor !== undefined) {
    const who = actor.who === 'dreamer' ? 'dreamer' : (actor.symbol ?? `(${actor.text})`);
    lines.push(`${symbol} < ${who}`);
  }
  if (owner !== undefined) lines.push(`${symbol} of ${owner.symbol ?? `(${owner.text})`}`);
  if (condition !== undefined) lines.push(`${symbol} is ${condition.symbol ?? `(${condition.text})`}`);
  return lines;
}
