import { oracleOf } from '../../languages/language-packs.ts';
import type { AskedQuestion } from './asked-question.ts';
import { askedSentence } from './asked-sentence.ts';

/** Longer than this, a side cannot be said in passing. */
const mostWords = 13;

/** The two things that a question asks between, in the asker's words: "the one or the other"; undefined where it does not. */
export function sidesAsked(asked: AskedQuestion): readonly [one: string, other: string] | undefined {
  const { or, framing, ofDreams } = oracleOf(asked.read.language);
  const sentence = askedSentence(asked).replace(/[?¿]/gu, '').replace(ofDreams, '').trim();
  const parts = sentence.split(or);
  if (parts.length !== 2) return undefined;
  const [one = '', other = ''] = parts.map((part) => part.trim());
  const first = one.replace(framing, '').trim();
  const isShort = (side: string) =>
    side !== '' && side.split(/\s+/u).length <= mostWords && !side.endsWith('…');
  return isShort(first) && isShort(other) ? [first, other] : undefined;
}
