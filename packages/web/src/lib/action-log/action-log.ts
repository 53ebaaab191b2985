import type { TicketUserAction } from '@chitta/contract';
import { ticket } from '@chitta/contract/limits';

/** The last actions of this page view, oldest first. In memory alone: they go with the page. */
let actions: readonly TicketUserAction[] = [];
let page: string | null = null;

/** What a ticket takes: patterns of paths and names of errors, never a sentence. Anything else is not noted. */
const namePattern = /^(?:(?:GET|POST|PUT|PATCH|DELETE) )?[a-z0-9_./:-]{1,80}$/;

/**
 * Notes what was done, by a name without ids; so many are kept as a ticket can carry. What happens again and again takes one
 * place, with the last time.
 */
export function noteAction(action: Omit<TicketUserAction, 'at'>): void {
  if (!namePattern.test(action.name)) return;
  const last = actions.at(-1);
  const isSame = last?.kind === action.kind && last.name === action.name && last.status === action.status;
  const before = isSame ? actions.slice(0, -1) : actions;
  actions = [...before, { at: new Date().toISOString(), ...action }].slice(-ticket.actions);
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
