import { detectLanguage } from '@chitta/interpretation/language';
import type { SentenceUnderCheck } from './sentence-under-check.ts';

/** Shorter than this a sentence says nothing. Longer than ours by this factor, it is no rewording. */
const shortest = 12;
const stretch = 1.8;
const slack = 60;
/** What the wire takes. */
const longest = 1_000;

export function isOfWrongLength({ text, own }: SentenceUnderCheck): boolean {
  return text.length < shortest || text.length > Math.min(longest, own.text.length * stretch + slack);
}

const markup = /[<>{}[\]|\\`*_#@~^=]|https?:|www\.|[\w-]\.(?:com|org|net|io|es|info|app|co)\b/i;
const unusual = /[\p{Cc}\p{Cf}\p{Co}\p{So}\p{Cn}]/u;

/** Markup, addresses, pictures and characters that cannot be seen, unless our own sentence quotes such from the dream. */
export function hasMarkup({ text, own }: SentenceUnderCheck): boolean {
  const isNew = (pattern: RegExp) => pattern.test(text) && !pattern.test(own.text);
  return isNew(markup) || isNew(unusual) || !text.isWellFormed();
}

const otherLetter = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Another alphabet, the other language, or, in a longer text, no sign of the right one. */
export function isOtherLanguage({ text, own, language }: SentenceUnderCheck): boolean {
  if (otherLetter.test(text) && !otherLetter.test(own.text)) return true;
  const detected = detectLanguage(text);
  if (detected.language === language) return false;
  // Our own sentence may quote a dream in the other language.
  return detected.isCertain && detectLanguage(own.text).language === language;
}

const isQuestion = (text: string) => /\?["”’»)]*$/.test(text);

/** A question stays one, and nothing else becomes one. */
export function hasOtherForm({ text, own }: SentenceUnderCheck): boolean {
  return isQuestion(text) !== isQuestion(own.text);
}

/** Ends like a sentence: what was cut off does not. */
export function isCutOff({ text }: SentenceUnderCheck): boolean {
  return !/[.!?…]["”’»)]*$/.test(text);
}
