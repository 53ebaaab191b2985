import { oracleOf } from '../../languages/language-packs.ts';
import type { AskedQuestion } from './asked-question.ts';

/** A question said back. */
export interface SaidBack {
  /** "whether you should go" */
  readonly asked: string | undefined;
  /** What was told before it. */
  readonly told: string | undefined;
  /** What was told behind it. */
  readonly added: string | undefined;
  /** The question itself, short enough to be quoted. */
  readonly quoted: string;
}

/** What is told before the question is said back up to this many words. */
const longestTold = 26;
const longestAsked = 34;

/** Says a question back to whoever asked it: what was told before, what is asked. */
export function sayBack({ text, read: { language } }: Pick<AskedQuestion, 'text' | 'read'>): SaidBack {
  const { askBack, askingFrom, tellBack } = oracleOf(language);
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/u).filter((sentence) => /\p{L}/u.test(sentence));
  const at = Math.max(
    0,
    sentences.findLastIndex((sentence) => sentence.trimEnd().endsWith('?')),
  );
  const sentence = sentences[at] ?? text;
  const from = askingFrom(sentence);
  const question = sentence.slice(from).trim();
  const lead = sentence.slice(0, from).trim() || sentences[at - 1];
  const tell = (said: string | undefined) =>
    said === undefined || said.endsWith('?') ? undefined : tellBack(said);
  const told = tell(lead);
  const added = told === undefined ? tell(sentences[at + 1]) : undefined;
  const asked = askBack(question);
  return {
    asked: upTo(longestAsked, asked),
    told: upTo(longestTold, told),
    added: upTo(longestTold, added),
    quoted: shortened(question),
  };
}

const longestQuoted = 24;

function shortened(question: string): string {
  const words = question.split(/\s+/u);
  return words.length <= longestQuoted ? question : `${words.slice(0, longestQuoted).join(' ')} …`;
}

function upTo(most: number, text: string | undefined): string | undefined {
  return text !== undefined && text.split(/\s+/u).length <= most ? text : undefined;
}
