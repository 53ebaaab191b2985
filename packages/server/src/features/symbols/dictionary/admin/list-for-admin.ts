import type { AdminListQuery } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { presentAdminCelebrity, presentAdminCombined, presentAdminSymbol } from './admin.presenter.ts';
import { createAdminQueries } from './admin.queries.ts';
import { pageRange, toPage } from './page-range.ts';

/** One page of each kind of entry as the tables hold them, by name. Throws `requests.invalid`. */
export const listForAdmin = {
  async symbols({ db }: AppContext, query: AdminListQuery) {
    const range = pageRange(query);
    return toPage(range, await createAdminQueries(db).listSymbols(range), presentAdminSymbol);
  },

  async combined({ db }: AppContext, query: AdminListQuery) {
    const range = pageRange(query);
    return toPage(range, await createAdminQueries(db).listCombined(range), presentAdminCombined);
  },

  async celebrities({ db }: AppContext, query: AdminListQuery) {
    const range = pageRange(query);
    return toPage(range, await createAdminQueries(db).listCelebrities(range), presentAdminCelebrity);
  },
};
