import type { ModelQuestion } from '#server/platform/ai/language-model.ts';
import type { OwnReading } from './find-own-reading.ts';
import { instructions } from './instructions.ts';
import { wordsOfEvidence } from './words-of-evidence.ts';

/** Symbols beyond these say little more about one dream. */
const mostSymbols = 60;

/**
 * What the model is asked about a reading. The dream stands inside JSON, so no text in it can end the place it stands
 * in. Nothing about the member goes along but what the reading itself says.
 */
export function writeQuestion(own: OwnReading): ModelQuestion {
  const { content, language, reading, symbols } = own;
  const data = {
    language,
    dream: content,
    symbols: symbols.slice(0, mostSymbols).map(({ name, meaning, mentions }) => ({
      name,
      meaning,
      words: [...new Set(mentions.map(({ text }) => text))].slice(0, 5),
    })),
    sentences: reading.sentences.map((sentence, index) => ({
      id: index + 1,
      part: sentence.part,
      paragraph: sentence.paragraph,
      words: wordsOfEvidence(own, sentence),
      text: sentence.text,
    })),
  };
  return { instructions: instructions[language], data: JSON.stringify(data) };
}
