import type { AppContext } from '#server/context.ts';
import type { ScheduledJob } from '#server/platform/jobs/job.ts';
import { eraseDeletedPersonalSymbols } from './erase-deleted-personal-symbols.ts';

/** Every quarter of an hour, so that "erased after a day" is true to the quarter. */
export function eraseDeletedPersonalSymbolsJob(context: AppContext): ScheduledJob {
  return {
    name: 'erase-deleted-personal-symbols',
    cron: '5-59/15 * * * *',
    run: async () => {
      await eraseDeletedPersonalSymbols(context);
    },
  };
}
