import { oracleOf } from '../../languages/language-packs.ts';
import type { AskedQuestion } from './asked-question.ts';

const longest = 24;

/** What is asked in a question, in the asker's words and short enough to be quoted. */
export function askedSentence({ text, read: { language } }: Pick<AskedQuestion, 'text' | 'read'>): string {
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/u).filter((sentence) => /\p{L}/u.test(sentence));
  const asked = sentences.findLast((sentence) => sentence.trimEnd().endsWith('?')) ?? sentences[0] ?? text;
  const question = asked.slice(oracleOf(language).askingFrom(asked)).trim();
  const words = question.split(/\s+/u);
  return words.length <= longest ? question : `${words.slice(0, longest).join(' ')} …`;
}
