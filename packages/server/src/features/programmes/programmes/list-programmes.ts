import { type Language, limits, type ProgrammeSummary } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import {
  type RunStanding,
  standingOfRuns,
} from '#server/features/programmes/programme-runs/standing-of-runs.ts';
import { programmeOf } from '#server/platform/dictionary/programmes.ts';
import type { Member } from '#server/platform/sessions/member.ts';

/** Programmes, and where the member stands in each. */
export async function listProgrammes(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { member, language }: { readonly member: Member; readonly language: Language },
): Promise<ProgrammeSummary[]> {
  const standing = await standingOfRuns(db, member, clock.now());
  return limits.programmeNames.map((name) => summaryOf(name, language, standing.get(name)));
}

export function summaryOf(
  name: limits.ProgrammeName,
  language: Language,
  standing: RunStanding | undefined,
): ProgrammeSummary {
  const { title, summary, days, isPremium = false } = programmeOf(name, language);
  const { running = null, ended = 0 } = standing ?? {};
  return { name, title, summary, days, isPremium, running, ended };
}
