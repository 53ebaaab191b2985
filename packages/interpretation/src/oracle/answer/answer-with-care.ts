import type { Language } from '@chitta/symbols/types';
import { careOf } from '../../languages/language-packs.ts';
import type { QuestionRead } from '../types.ts';
import type { OracleEvidence, OracleSentence } from './oracle-answer.ts';
import type { Said } from './paragraphs.ts';

type QuestionCare = NonNullable<QuestionRead['care']>;

/** Words of care and where help is to be found, and nothing else: as for dreams. */
export function answerWithCare(care: QuestionCare, language: Language): OracleSentence[] {
  const { first, second, company, help } = careOf(language).texts[care.kind];
  const evidence = placesOf(care, 'care.distress');
  return [first, second, company, help].map((text, at) => ({
    text,
    part: 'care',
    paragraph: at < 2 ? 0 : 1,
    evidence: [...evidence],
  }));
}

/** Beside an answer, where the question may speak of something that hurts. */
export function careBeside(care: QuestionCare, language: Language): Said[] {
  const { company, help } = careOf(language).texts[care.kind];
  return [{ text: `${company} ${help}`, part: 'care', evidence: placesOf(care, 'care.note') }];
}

function placesOf({ places }: QuestionCare, rule: string): OracleEvidence[] {
  return places.map(({ start, end }) => ({ dreamId: null, start, end, rule }));
}
