import { randomBytes } from 'node:crypto';
import { limits, type OracleResponse } from '@chitta/contract';
import type { Transaction } from '#server/db/client.ts';
import { planReminders } from '#server/features/messaging/reminders/plan-reminders.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { askedAt, daysAfter } from './asked-at.ts';
import { createConsultationQueries } from './consultations.queries.ts';
import { thoughtOf } from './thought-of.ts';

export interface KeptConsultation {
  readonly member: Pick<Member, 'id' | 'timezone'>;
  readonly id: string;
  readonly question: string;
  readonly response: OracleResponse;
  readonly now: Date;
  /** The consultation that it goes on from. */
  readonly goesOnFrom?: string;
}

/** 128 random bits: nobody guesses the next one. */
export function createConsultationId(): string {
  return randomBytes(16).toString('base64url');
}

/** Keeps an answer with what lists show of it. Some days later the member is asked what became of its practice. */
export async function keepConsultation(
  tx: Transaction,
  { member, id, question, response, now, goesOnFrom }: KeptConsultation,
): Promise<void> {
  const { today } = askedAt(member, now);
  const { practiceId } = response;
  await createConsultationQueries(tx).insert({
    userId: member.id,
    id,
    userInput: question,
    oracleResponse: response,
    thought: thoughtOf(response),
    field: response.question?.field ?? null,
    recommendedExerciseId: practiceId,
    followUpDate: practiceId === null ? null : daysAfter(today, limits.oracleFollowUp.days),
    createdAt: now,
    goesOnFrom: goesOnFrom ?? null,
  });
  if (practiceId !== null) await planReminders(tx, member.id, now);
}
