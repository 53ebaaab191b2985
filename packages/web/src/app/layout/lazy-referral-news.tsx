import type { SessionUser } from '@chitta/contract';
import { type ComponentType, useEffect, useState } from 'react';
import { loadWords } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';

type News = ComponentType<{ readonly user: SessionUser }>;

/** Fetched for members, once the page has come to rest. */
export function LazyReferralNews() {
  const { user } = useSession();
  const [News, setNews] = useState<News | null>(null);
  const isMember = user !== null;
  useEffect(() => {
    if (!isMember || News) return;
    const timer = setTimeout(() => {
      Promise.all([import('#web/features/referrals/referral-news.tsx'), loadWords('referral-modal')]).then(
        ([module]) => setNews(() => module.ReferralNews),
        () => undefined,
      );
    }, 2000);
    return () => clearTimeout(timer);
  }, [isMember, News]);
  return user && News && <News key={user.id} user={user} />;
}
