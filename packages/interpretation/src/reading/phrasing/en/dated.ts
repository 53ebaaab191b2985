import type { TextSlots } from '../slots.ts';

const dated = /\b(?:yesterday|last (?:two|few|day)|two days|today|this week|lately)\b/iu;
/** Whether a question names the day it asks about. */
export const isDated = (text: string) => dated.test(text);

/** A question behind words that lead up to it. */
export const lowerFirst = (text: string) =>
  /^(?:I|I'\w+)\b/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** What is said of a question that names no day; undefined where it names one. */
export const undated = (t: TextSlots, say: (text: string) => string) =>
  dated.test(t.text) ? undefined : say(lowerFirst(t.text));
