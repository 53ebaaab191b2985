import type { AppContext } from '#server/context.ts';
import type { ProgrammeRunRow } from '#server/db/tables/programmes/programme-runs.ts';
import type { Member } from '#server/platform/sessions/member.ts';

/** What is written in a run, by where it stands: `question`, `writing`, or the day of a note. */
export type Written = Readonly<Record<string, string | undefined>>;

const kinds: ReadonlySet<string> = new Set(['wish_to_die', 'self_harm']);

/**
 * Where these texts speak of harming oneself. Nothing is kept back because of that, and nothing waits for it: where it
 * cannot be told now, it is told of none.
 */
export async function findCareIn(
  { engine, log }: Pick<AppContext, 'engine' | 'log'>,
  member: Pick<Member, 'id'>,
  written: Written,
): Promise<string[]> {
  const places: string[] = [];
  try {
    for (const [place, text] of Object.entries(written)) {
      if (!text) continue;
      // The words of care are said by the page, in its language.
      const care = await engine.care({ member }, { text, language: 'en' });
      if (care !== null && kinds.has(care.kind)) places.push(place);
    }
  } catch (error) {
    log.error({ err: error }, 'words of a programme could not be looked at with care');
  }
  return places;
}

/** The places of a run that speak of it, once these texts stand in it. */
export function withCareIn(
  { careIn }: Pick<ProgrammeRunRow, 'careIn'>,
  written: Written,
  found: readonly string[],
): string[] {
  const others = careIn.filter((place) => written[place] === undefined);
  return [...others, ...found].toSorted();
}
