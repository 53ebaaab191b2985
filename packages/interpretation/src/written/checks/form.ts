import { detectLanguage } from '../../language/detect-language.ts';
import type { WrittenPart, WrittenSentence } from '../answer-schema.ts';
import { countWords, sentencesOf } from '../words.ts';
import type { DreamToCheck } from './dream-to-check.ts';

/** Characters under which nothing is said. */
const shortest = 6;
const mostWords: Readonly<Record<WrittenPart, number>> = {
  headline: 25,
  passage: 28,
  guidance: 28,
  question: 40,
  step: 40,
};
const mostSentences: Readonly<Record<WrittenPart, number>> = {
  headline: 1,
  passage: 2,
  guidance: 2,
  question: 2,
  step: 2,
};

export function isOfWrongLength({ part, text }: WrittenSentence): boolean {
  const sentences = sentencesOf(text);
  return (
    text.length < shortest ||
    sentences.length > mostSentences[part] ||
    sentences.some((sentence) => countWords(sentence) > mostWords[part])
  );
}

const markup = /[<>{}[\]|\\`*_#@~^=]|https?:|www\.|[\w-]\.(?:com|org|net|io|es|info|app|co)\b/iu;
const unusual = /[\p{Cc}\p{Cf}\p{Co}\p{So}\p{Cn}]/u;

export function hasMarkup({ text }: WrittenSentence): boolean {
  return markup.test(text) || unusual.test(text) || !text.isWellFormed();
}

const otherLetter = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

export function isOtherLanguage({ text }: WrittenSentence, { plan }: DreamToCheck): boolean {
  if (otherLetter.test(text)) return true;
  const { language, isCertain } = detectLanguage(text);
  return isCertain && language !== plan.language;
}

const ending = /[.!?…]["”’»)]*$/u;
const asking = /\?["”’»)]*$/u;

export function hasWrongForm({ part, text }: WrittenSentence): boolean {
  return !ending.test(text) || asking.test(text) !== (part === 'question');
}
