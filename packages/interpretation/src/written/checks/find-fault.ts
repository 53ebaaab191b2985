import type { WrittenSentence } from '../answer-schema.ts';
import type { DreamToCheck } from './dream-to-check.ts';
import type { Fault } from './fault.ts';
import { followsOrder, isCommand, isDiagnosis, isProphecy, speaksOfWriter } from './forbidden.ts';
import { hasMarkup, hasWrongForm, isOfWrongLength, isOtherLanguage } from './form.ts';
import {
  hasOtherNumber,
  isRetold,
  isUngrounded,
  isWithoutEvidence,
  mentionFault,
  quotesWrongly,
} from './grounding.ts';

type Check = (sentence: WrittenSentence, dream: DreamToCheck) => boolean;

/** In this order: the first that finds something tells the fault. */
const checks: readonly (readonly [Fault, Check])[] = [
  ['length', isOfWrongLength],
  ['markup', hasMarkup],
  ['language', isOtherLanguage],
  ['form', hasWrongForm],
  ['writer', speaksOfWriter],
  ['order', followsOrder],
  ['prophecy', isProphecy],
  ['diagnosis', isDiagnosis],
  ['command', isCommand],
  ['evidence', isWithoutEvidence],
  ['quote', quotesWrongly],
  ['number', hasOtherNumber],
  ['retold', isRetold],
  ['ungrounded', isUngrounded],
];

/** What is wrong with a written sentence; null where it may be shown. */
export async function findFault(sentence: WrittenSentence, dream: DreamToCheck): Promise<Fault | null> {
  const found = checks.find(([, check]) => check(sentence, dream));
  return found?.[0] ?? (await mentionFault(sentence, dream)) ?? null;
}
