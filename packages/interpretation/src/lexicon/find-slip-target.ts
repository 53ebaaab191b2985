import { visitOneSlipAway } from './one-slip-away.ts';
import type { Target } from './target.ts';

/** What a spelling stands for; undefined for no word at all. */
export type Ask = (folded: string) => readonly Target[] | undefined;

/**
 * The one symbol that all known words one slip away stand for; `null` where there is none, or a choice, or where the
 * word is an everyday word itself.
 */
export function findSlipTarget(folded: string, ask: Ask): Target | null {
  let found: Target | null = null;
  let isOpen = ask(folded) === undefined;
  visitOneSlipAway(folded, (intended) => {
    const targets = isOpen ? ask(intended) : undefined;
    if (targets === undefined) return;
    for (const target of targets) {
      if (found !== null && found.symbol !== target.symbol) isOpen = false;
      found ??= target;
    }
    // An everyday word is as likely meant.
    if (targets.length === 0) isOpen = false;
  });
  return isOpen ? found : null;
}
