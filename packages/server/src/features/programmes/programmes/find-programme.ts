import type { Language, limits, Programme } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { findPractice } from '#server/features/oracle/practices/find-practice.ts';
import { standingOfRuns } from '#server/features/programmes/programme-runs/standing-of-runs.ts';
import { programmeOf } from '#server/platform/dictionary/programmes.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { summaryOf } from './list-programmes.ts';

interface FindOptions {
  readonly member: Member;
  readonly language: Language;
  readonly name: limits.ProgrammeName;
}

/** One programme, with everything that is read before and while it is taken. */
export async function findProgramme(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { member, language, name }: FindOptions,
): Promise<Programme> {
  const standing = await standingOfRuns(db, member, clock.now());
  const { about, evidence, sources, safety, notFor, notForText, help, measures, steps, practices } =
    programmeOf(name, language);
  return {
    ...summaryOf(name, language, standing.get(name)),
    about: [...about],
    evidence,
    sources: sources.map(({ title, url = null }) => ({ title, url })),
    safety: [...safety],
    notFor: [...(notFor ?? [])],
    notForText: notForText ?? null,
    help,
    measures: [...measures],
    steps: steps.map(({ asks = null, isOptional = false, ...step }) => ({ ...step, asks, isOptional })),
    practices: practices.flatMap((id) => findPractice(language, id) ?? []),
  };
}
