import type { Dream, SessionUser } from '@chitta/contract';
import { dreamText } from '@chitta/contract/limits';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dreamLength, translateProblem } from '#web/features/dreams/editor/dream-text-rules.ts';
import { type Remaining, remainingOf } from '#web/features/translations/allowance.ts';
import { AllowanceLine, resetTime } from '#web/features/translations/allowance-line.tsx';
import { TranslatingStatus } from '#web/features/translations/translating-status.tsx';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import './reading-offer.css';

interface ReadingOfferProps {
  readonly dream: Dream;
  readonly user: SessionUser;
  readonly isReading: boolean;
  readonly onRead: () => void;
  readonly onCancel: () => void;
}

const labels = {
  first: 'readings.read',
  text: 'readings.again',
  premium: 'readings.full',
  engine: 'readings.again',
} as const;

/** What a reading does not take, said plainly. */
function Unreadable({ content }: Pick<Dream, 'content'>) {
  const { t } = useTranslation('dreams');
  if (translateProblem(content) !== 'too-long') return <p>{t('errors:translations_too_short')}</p>;
  const number = new Intl.NumberFormat(currentLanguage());
  const most = number.format(dreamText.max);
  const length = number.format(dreamLength(content));
  return (
    <p>
      {t('errors:translations_too_long')} {t('readings.tooLong', { most, length })}
    </p>
  );
}

/** Where today's readings are used up: from when there are new ones, and the way to readings without a limit. */
function UsedUp({ left, user }: { readonly left: Remaining; readonly user: SessionUser }) {
  const { t } = useTranslation('dreams');
  const time = resetTime(left, user.timezone);
  return (
    <>
      <p>{time ? t('readings.usedUp', { time }) : t('readings.usedUpNow')}</p>
      <Link to={membershipPaths.subscribe} className="link">
        {t('readings.premiumLink')}
      </Link>
    </>
  );
}

/** The way to a reading of a kept dream: its first, or another where that would say something new. */
export function ReadingOffer({ dream, user, isReading, onRead, onCancel }: ReadingOfferProps) {
  const { t } = useTranslation('dreams');
  const { readingOffer: offer } = dream;
  if (offer === null) return null;
  const left = remainingOf(user, new Date());
  const isUsedUp = left !== null && left.remaining === 0;
  const reason = offer === 'first' ? null : <p>{t(`readings.why.${offer}`)}</p>;
  if (translateProblem(dream.content) !== null) {
    return (
      <div className="reading-offer" data-print="hide">
        {reason}
        <Unreadable content={dream.content} />
      </div>
    );
  }
  return (
    <div className="reading-offer" data-print="hide">
      {reason}
      {isReading && (
        <>
          <TranslatingStatus />
          <Button variant="quiet" onClick={onCancel}>
            {t('readings.cancel')}
          </Button>
        </>
      )}
      {!isReading && isUsedUp && <UsedUp left={left} user={user} />}
      {!isReading && !isUsedUp && (
        <>
          <Button variant={offer === 'first' ? 'primary' : 'quiet'} onClick={onRead}>
            {t(labels[offer])}
          </Button>
          <div className="text-muted text-sm">
            <AllowanceLine user={user} />
          </div>
        </>
      )}
    </div>
  );
}
