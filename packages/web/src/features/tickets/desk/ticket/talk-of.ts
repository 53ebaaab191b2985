import type { AdminTicket } from '@chitta/contract';

type Answer = AdminTicket['answers'][number];
type Change = AdminTicket['history'][number];

/** What happened in a ticket: something was said, noted among administrators, or its status changed. */
export type TalkEntry =
  | { readonly kind: 'answer' | 'note'; readonly at: string; readonly said: Answer }
  | { readonly kind: 'change'; readonly at: string; readonly change: Change };

/** Everything that happened after a ticket was opened, in its order. */
export function talkOf({ answers, history }: Pick<AdminTicket, 'answers' | 'history'>): TalkEntry[] {
  const said = answers.map(
    (each): TalkEntry => ({ kind: each.isInternal ? 'note' : 'answer', at: each.createdAt, said: each }),
  );
  const changed = history
    .filter(({ from }) => from !== null)
    .map((change): TalkEntry => ({ kind: 'change', at: change.at, change }));
  return [...said, ...changed].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
