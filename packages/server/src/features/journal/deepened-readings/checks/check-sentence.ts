import type { OwnReading } from '../find-own-reading.ts';
import { wordsOfEvidence } from '../words-of-evidence.ts';
import { isDiagnosis, isProphecy } from './forbidden.ts';
import { hasMarkup, hasOtherForm, isCutOff, isOfWrongLength, isOtherLanguage } from './form.ts';
import { createInventionCheck, type FindMentions, isUngrounded, quotesWrongly } from './grounding.ts';
import { isLeak } from './leak.ts';
import type { SentenceUnderCheck } from './sentence-under-check.ts';

/** Why a sentence of the model does not take the place of ours. */
export type Fault = keyof typeof checks | 'invented' | 'repeated' | 'unchanged';

const checks = {
  length: isOfWrongLength,
  markup: hasMarkup,
  language: isOtherLanguage,
  form: hasOtherForm,
  'cut-off': isCutOff,
  prophecy: isProphecy,
  diagnosis: isDiagnosis,
  leak: isLeak,
  quote: quotesWrongly,
  ungrounded: isUngrounded,
} as const satisfies Record<string, (checked: SentenceUnderCheck) => boolean>;

const names = Object.keys(checks) as (keyof typeof checks)[];

/** Makes the check for one reading: from the place of a sentence and the model's text to what is wrong with it. */
export function createSentenceCheck(
  own: OwnReading,
  findMentions: FindMentions,
): (index: number, text: string) => Promise<Fault | null> {
  // Made when the first sentence is there: until then the question is on its way, and nothing should hold it up.
  let isInvention: ReturnType<typeof createInventionCheck> | undefined;
  const sentences = own.reading.sentences.map(({ text }) => text);
  const taken = new Set(sentences);

  return async (index, text) => {
    const sentence = own.reading.sentences[index];
    if (sentence === undefined || text === sentence.text) return 'unchanged';
    if (taken.has(text)) return 'repeated';
    const fault = names.find((name) => checks[name](underCheck(own, sentence, text)));
    if (fault !== undefined) return fault;
    isInvention ??= createInventionCheck(own, findMentions);
    if (await (await isInvention)(text)) return 'invented';
    taken.add(text);
    return null;
  };
}

function underCheck(
  own: OwnReading,
  sentence: OwnReading['reading']['sentences'][number],
  text: string,
): SentenceUnderCheck {
  const ids = new Set(sentence.evidence.map(({ symbol }) => symbol));
  return {
    text,
    own: sentence,
    language: own.language,
    dream: own.content,
    words: wordsOfEvidence(own, sentence),
    symbols: own.symbols.filter(({ id }) => ids.has(id)),
  };
}
