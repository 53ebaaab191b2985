import type { Anniversary, DreamListItem, DueFollowUp, SessionUser } from '@chitta/contract';
import type { AnswerOf } from './answer-of.ts';
import { journalLines } from './journal-lines.ts';

interface Data<Value> {
  readonly data: Value;
}

/** The first view of the journal. */
export async function view(answerOf: AnswerOf): Promise<HTMLElement | null> {
  const [user, list, due, days] = await Promise.all([
    answerOf<SessionUser>('/api/user'),
    answerOf<Data<{ readonly items: readonly DreamListItem[] }>>('/api/dreams'),
    answerOf<Data<{ readonly due: DueFollowUp | null }>>('/api/follow-ups'),
    answerOf<Data<{ readonly items: readonly Anniversary[] }>>('/api/dreams/on-this-day'),
  ]);
  const answers = { user, dreams: list.data.items, due: due.data.due, onThisDay: days.data.items };
  const isNarrow = matchMedia('(width < 48rem)').matches;
  return journalLines(answers, { language: document.documentElement.lang, isNarrow });
}
