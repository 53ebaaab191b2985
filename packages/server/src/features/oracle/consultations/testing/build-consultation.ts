import { randomBytes } from 'node:crypto';
import type { OracleResponse, OracleSentence } from '@chitta/contract';
import {
  type ConsultationRow,
  type NewConsultation,
  oracleConsultations,
} from '#server/db/tables/oracle/oracle-consultations.ts';
import { practicesOf } from '#server/platform/dictionary/practices.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';

const sentence = (
  part: OracleSentence['part'],
  text: string,
  evidence: OracleSentence['evidence'] = [],
): OracleSentence => ({ text, part, paragraph: 0, evidence });

/** An answer that speaks of one dream. */
export function givenAnswer(dreamId: number, practiceId: string): OracleResponse {
  const ofDream = [{ dreamId, start: 0, end: 8, rule: 'word' }];
  return {
    version: 1,
    engineVersion: 'test',
    language: 'en',
    kind: 'answer',
    care: null,
    outside: null,
    question: { field: 'work', kind: 'decision' },
    sentences: [
      sentence('understood', 'You ask about the new post.', [
        { dreamId: null, start: 0, end: 8, rule: 'field' },
      ]),
      sentence('dreams', 'In the dream of the lamp you wrote “the lamp burned on”.', ofDream),
      sentence('change', 'The lamp was dark before, and burns now.', ofDream),
      sentence('thought', 'Something in you has been ready for a while.'),
      sentence('chart', 'The Moon in Cancer is a picture of it.'),
      sentence('practice', 'Sit with it for ten minutes.'),
      sentence('take_along', 'What would you take with you?'),
    ],
    dreams: [
      {
        dreamId,
        title: 'The lamp',
        night: '2026-11-01',
        language: 'en',
        quote: 'the lamp burned on',
        symbols: [{ id: 'lamp', name: 'Lamp' }],
        reasons: [{ kind: 'symbol', text: 'Lamp', symbol: 'lamp' }],
      },
    ],
    practiceId,
    chart: { body: 'moon', sign: 'cancer', house: null },
    isIncubation: false,
    writtenBy: null,
  };
}

/** The first practice that there is. */
export function anyPractice(): string {
  const [id] = practicesOf('en').keys();
  invariant(id, 'there are practices');
  return id;
}

/** A consultation of a member as it is kept, with a practice unless the values say otherwise. */
export async function buildConsultation(
  { context, clock }: TestApp,
  userId: number,
  values: Partial<NewConsultation> = {},
): Promise<ConsultationRow> {
  const practiceId = anyPractice();
  const [row] = await context.db
    .insert(oracleConsultations)
    .values({
      userId,
      id: randomBytes(16).toString('base64url'),
      userInput: 'Should I take the new post in Cádiz?',
      oracleResponse: givenAnswer(1, practiceId),
      thought: 'Something in you has been ready for a while.',
      field: 'work',
      recommendedExerciseId: practiceId,
      createdAt: clock.now(),
      ...values,
    })
    .returning();
  invariant(row, 'an insert returns its row');
  return row;
}
