import type { SessionUser } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { isPremium } from '#web/lib/session.ts';

interface UsageSectionProps {
  readonly user: SessionUser;
  /** What is left of the free readings, in words; nothing for members without a limit. */
  readonly left: ReactNode;
  /** When the whole allowance is there again; null: it is. */
  readonly resetDate: Date | null;
}

/** The plan, and what is left of it until when. */
export function UsageSection({ user, left, resetDate }: UsageSectionProps) {
  const { t } = useTranslation('profile');
  const titleId = useId();
  const hasNoLimit = isPremium(user);
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('usage.title')}</h2>
      <p>{t(hasNoLimit ? planOf(user) : 'usage.free', { count: user.translationsLimit })}</p>
      {left}
      {!hasNoLimit && resetDate && (
        <p className="text-muted">{t('usage.resets', { time: momentText(resetDate, user.timezone) })}</p>
      )}
      <p>
        <Link to={membershipPaths.subscription} className="link">
          {t('usage.manage')}
        </Link>
      </p>
    </section>
  );
}

function planOf({ subscriptionTier }: SessionUser) {
  return subscriptionTier === 'premium' ? 'usage.premium' : 'usage.unlimited';
}

/** Day and hour where the member lives. */
function momentText(moment: Date, timezone: string | null): string {
  const zone = timezone === null ? {} : { timeZone: timezone };
  return new Intl.DateTimeFormat(currentLocale(), {
    ...zone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(moment);
}
