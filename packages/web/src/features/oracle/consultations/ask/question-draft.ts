import { oracleQuestion } from '@chitta/contract/limits';
import { useState } from 'react';
import { findWords, forgetWords, keepWords, type WordsPlace } from '#web/lib/device/kept-words.ts';
import { randomId } from '#web/lib/forms/random-id.ts';

/** A question on its way. */
export interface QuestionDraft {
  readonly text: string;
  /** The same for every attempt at the same words. */
  readonly key: string;
}

function isDraft(value: unknown): value is QuestionDraft {
  const draft = value as Partial<QuestionDraft> | null;
  return typeof draft?.text === 'string' && typeof draft.key === 'string';
}

export const questionPlace = (memberId: number): WordsPlace => ({ memberId, at: 'question' });

/** The question that waits on this device; empty where none does. */
export function findQuestion(memberId: number): QuestionDraft {
  return findWords(questionPlace(memberId), isDraft) ?? { text: '', key: randomId() };
}

/** The question as it is written: every stroke is on the device at once, and stays there until it is answered. */
export function useQuestionDraft(memberId: number) {
  const [draft, setDraft] = useState(() => findQuestion(memberId));
  function write(text: string) {
    // Other words are another question.
    const isSame = text.trim() === draft.text.trim();
    const next = { text, key: isSame ? draft.key : randomId() };
    setDraft(next);
    if (text.trim() === '') forgetWords(questionPlace(memberId));
    else keepWords(questionPlace(memberId), next);
  }
  return { draft, write, forget: () => forgetWords(questionPlace(memberId)) };
}

export type QuestionFault =
  | { readonly kind: 'short'; readonly count: number }
  | { readonly kind: 'long'; readonly count: number };

/** What keeps a question from being asked, and by how many characters; null where nothing does. */
export function faultOf(text: string): QuestionFault | null {
  const { length } = text.trim();
  if (length < oracleQuestion.min) return { kind: 'short', count: oracleQuestion.min - length };
  return length > oracleQuestion.max ? { kind: 'long', count: length - oracleQuestion.max } : null;
}
