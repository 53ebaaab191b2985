import type { TicketUserAction } from '@chitta/contract';
import { ticket } from '@chitta/contract/limits';

/** The last actions of this page view, oldest first. In memory alone: they go with the page. */
let actions: readonly TicketUserAction[] = [];
let page: string | null = null;

/** What a ticket takes: patterns of paths and names of errors, never a sentence. Anything else is not noted. */
const namePattern = /^(?:(?:GET|POST|PUT|PATCH|DELETE) )?[a-z0-9_./:-]{1,80}$/;

/** Notes what was done, by a name without ids; so many are kept as a ticket can carry. */
export function noteAction({ kind, name }: Pick<TicketUserAction, 'kind' | 'name'>): void {
  if (!namePattern.test(name)) return;
  actions = [...actions, { at: new Date().toISOString(), kind, name }].slice(-ticket.actions);
}

/** Notes the address of a page that was shown, as `pathOfPage` tells it. */
export function notePage(path: string): void {
  page = path;
}

export const latestActions = (): readonly TicketUserAction[] => actions;

/** The page that was shown last; null where none was. */
export const latestPage = (): string | null => page;

/** Whoever comes next begins with nothing. */
export function forgetActions(): void {
  actions = [];
  page = null;
}
