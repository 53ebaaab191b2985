import type { AppContext } from '#server/context.ts';
import { askOracle } from '#server/features/oracle/consultations/ask-oracle.ts';
import { doFollowUp } from '#server/features/oracle/oracle-follow-ups/do-follow-up.ts';
import { writeEntry } from '#server/features/oracle/practice-journal/write-entry.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import type { DemoOracleStep } from './demo-consultations.ts';

/** Consultations by the names of their questions. */
export type DemoConsultations = Map<string, string>;

/**
 * Goes through the operations that members use, at the time of the context. The member asks as one with premium does, so
 * that whoever tries the demo still has the one consultation that is free.
 */
export async function takeOracleStep(
  context: AppContext,
  step: DemoOracleStep,
  { member, consultations }: { readonly member: Member; readonly consultations: DemoConsultations },
): Promise<void> {
  const premium = { ...member, hasUnlimitedAccess: true, unlimitedAccessUntil: null };
  if ('ask' in step) {
    consultations.set(step.of, await askOracle(context, { member: premium, request: step.ask }));
    return;
  }
  const id = consultations.get(step.of);
  invariant(id, `the demo has asked about "${step.of}"`);
  if ('practise' in step) {
    const practiceDate = dayAt(context.clock.now(), member.timezone ?? defaultTimezone);
    await writeEntry(context, { member, id, request: { ...step.practise, practiceDate } });
    return;
  }
  await doFollowUp(context, { member: premium, id, request: step.followUp });
}
