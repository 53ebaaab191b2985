import type { Dream, SessionUser } from '@chitta/contract';
import { dreamText } from '@chitta/contract/limits';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dreamLength, readProblem } from '#web/features/journal/dreams/editor/dream-text-rules.ts';
import { type Remaining, remainingOf } from '#web/features/journal/readings/allowance.ts';
import { AllowanceLine, resetTime } from '#web/features/journal/readings/allowance-line.tsx';
import { ReadingStatus } from '#web/features/journal/readings/reading-status.tsx';
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

type Offer = NonNullable<Dream['readingOffer']>;

const labels = {
  first: 'readings.read',
  text: 'readings.again',
  premium: 'readings.full',
  engine: 'readings.again',
} as const;

/** What a reading does not take, said plainly. */
function Unreadable({ content }: Pick<Dream, 'content'>) {
  const { t } = useTranslation(['dreams', 'errors']);
  if (readProblem(content) !== 'too-long') return <p>{t('errors:translations_too_short')}</p>;
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

/** Asks for the reading, while one is left; otherwise says when there will be. */
function ReadAction({ offer, user, onRead }: Pick<ReadingOfferProps, 'user' | 'onRead'> & { offer: Offer }) {
  const { t } = useTranslation('dreams');
  const left = remainingOf(user, new Date());
  if (left !== null && left.remaining === 0) return <UsedUp left={left} user={user} />;
  return (
    <>
      <Button variant={offer === 'first' ? 'primary' : 'quiet'} onClick={onRead}>
        {t(labels[offer])}
      </Button>
      <div className="text-muted text-sm">
        <AllowanceLine user={user} />
      </div>
    </>
  );
}

function ReadingGoesOn({ onCancel }: Pick<ReadingOfferProps, 'onCancel'>) {
  const { t } = useTranslation('dreams');
  return (
    <>
      <ReadingStatus />
      <Button variant="quiet" onClick={onCancel}>
        {t('readings.cancel')}
      </Button>
    </>
  );
}

/** The way to a reading of a kept dream: its first, or another where that would say something new. */
export function ReadingOffer({ dream, user, isReading, onRead, onCancel }: ReadingOfferProps) {
  const { t } = useTranslation('dreams');
  const { readingOffer: offer } = dream;
  if (offer === null) return null;
  const isReadable = readProblem(dream.content) === null;
  return (
    <div className="reading-offer" data-print="hide">
      {offer !== 'first' && <p>{t(`readings.why.${offer}`)}</p>}
      {!isReadable && <Unreadable content={dream.content} />}
      {isReadable && isReading && <ReadingGoesOn onCancel={onCancel} />}
      {isReadable && !isReading && <ReadAction offer={offer} user={user} onRead={onRead} />}
    </div>
  );
}
