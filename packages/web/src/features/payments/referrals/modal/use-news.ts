import type { ReferralModalState } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pendingQuery } from '../referrals.api.ts';
import { useQuietMoment } from './quiet-moment.ts';

type Type = NonNullable<ReferralModalState['type']>;

/** What the modal tells. */
export interface News extends NonNullable<ReferralModalState['data']> {
  readonly type: Type;
}

function newsIn({ shouldShow, type, data }: ReferralModalState): News | null {
  return shouldShow && type !== null && data !== null ? { type, ...data } : null;
}

const sameNews = (news: News) => `${news.type} ${news.freeMonthsAvailable} ${news.totalReferrals}`;

/** What to tell the member now: each news once, at a quiet moment. */
export function useNews(userId: number) {
  const { data } = useQuery(pendingQuery(userId));
  const [open, setOpen] = useState<News | null>(null);
  const [told, setTold] = useState<readonly string[]>([]);
  const found = data ? newsIn(data) : null;
  const next = found && open === null && !told.includes(sameNews(found)) ? found : null;
  useQuietMoment(next !== null, () => {
    if (next === null) return;
    setTold((before) => [...before, sameNews(next)]);
    setOpen(next);
  });
  return { news: open, close: () => setOpen(null) };
}
