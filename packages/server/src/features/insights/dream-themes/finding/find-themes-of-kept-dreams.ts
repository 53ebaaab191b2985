import type { AppContext } from '#server/context.ts';
import { keepThemesOfDream } from '#server/features/journal/dreams/themes/keep-themes-of-dream.ts';
import {
  type DreamWithoutThemes,
  listDreamsWithoutThemes,
} from '#server/features/journal/dreams/themes/list-dreams-without-themes.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** Dreams of a run: some minutes of one thread at most, beside which members go first. */
const mostDreams = 2_000;
const batch = 50;

/**
 * Finds the themes of dreams that nobody has looked at yet, with the priority of what nobody waits for. Returns how many were
 * looked at. Throws what the engine throws where its turn cannot come: the next run goes on.
 */
export async function findThemesOfKeptDreams(
  context: AppContext,
  options: { readonly mostDreams: number } = { mostDreams },
): Promise<number> {
  let looked = 0;
  while (looked < options.mostDreams) {
    const found = await listDreamsWithoutThemes(context, Math.min(batch, options.mostDreams - looked));
    for (const dream of found) await keepThemesOfDream(context, dream, await findThemes(context, dream));
    looked += found.length;
    if (found.length < batch) break;
  }
  return looked;
}

async function findThemes(
  { engine, log }: Pick<AppContext, 'engine' | 'log'>,
  { userId, id, content, language: fallback }: DreamWithoutThemes,
): Promise<readonly string[]> {
  const work = { member: { id: userId }, priority: 'background' as const };
  try {
    const marks = await engine.mark(work, { content, fallback, personal: [], areThemesWanted: true });
    return marks.themes ?? [];
  } catch (error) {
    // One dream that takes too long must not hold up the others for ever.
    if (!(error instanceof AppError) || error.reason !== 'server.timed_out') throw error;
    log.error({ err: error, dream: id }, 'the themes of a dream could not be found');
    return [];
  }
}
