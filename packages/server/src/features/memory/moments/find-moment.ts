import type { Moment } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { presentMoment } from './moments.presenter.ts';
import { createMomentQueries } from './moments.queries.ts';

export interface OfMoment {
  readonly userId: number;
  readonly id: string;
}

/** One moment of the member. Throws `moments.not_found`, also for those of others. */
export async function findMoment({ db }: Pick<AppContext, 'db'>, { userId, id }: OfMoment): Promise<Moment> {
  const row = await createMomentQueries(db).find(userId, id);
  assertThat(row, 'moments.not_found');
  return presentMoment(row);
}
