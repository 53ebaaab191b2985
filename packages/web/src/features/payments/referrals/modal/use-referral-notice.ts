import type { ReferralModalState } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pendingQuery } from '../referrals.api.ts';
import { useQuietMoment } from './quiet-moment.ts';

type Type = NonNullable<ReferralModalState['type']>;

/** What the modal tells. */
export interface ReferralNotice extends NonNullable<ReferralModalState['data']> {
  readonly type: Type;
}

function noticeIn({ shouldShow, type, data }: ReferralModalState): ReferralNotice | null {
  return shouldShow && type !== null && data !== null ? { type, ...data } : null;
}

const keyOf = (notice: ReferralNotice) =>
  `${notice.type} ${notice.freeMonthsAvailable} ${notice.totalReferrals}`;

/** What to tell the member now: each notice once, at a quiet moment. */
export function useReferralNotice(userId: number) {
  const { data } = useQuery(pendingQuery(userId));
  const [open, setOpen] = useState<ReferralNotice | null>(null);
  const [told, setTold] = useState<readonly string[]>([]);
  const found = data ? noticeIn(data) : null;
  const next = found && open === null && !told.includes(keyOf(found)) ? found : null;
  useQuietMoment(next !== null, () => {
    if (next === null) return;
    setTold((before) => [...before, keyOf(next)]);
    setOpen(next);
  });
  return { notice: open, close: () => setOpen(null) };
}
