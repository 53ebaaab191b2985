import type { PracticeOfLanguage } from '@chitta/symbols/types';
import { askedSentence } from '../asked-sentence.ts';
import type { Said } from '../paragraphs.ts';
import { inQuestion, type Prepared } from '../prepared.ts';

/** No dream touches the question: it is said so, and the question is taken into the night. */
export function writeIncubation(prepared: Prepared, practice: PracticeOfLanguage | undefined): Said[] {
  const { say } = prepared;
  const quoted = askedSentence(prepared);
  return [
    say('incubation.none'),
    say('incubation.ask', { short: quoted }),
    practice && say('incubation.practice', { title: practice.title }),
    say('incubation.take'),
  ].flatMap((text) =>
    text === undefined
      ? []
      : [{ text, part: 'incubation' as const, evidence: inQuestion(prepared, [], 'incubation') }],
  );
}
