import type { Dream, EarlierReading } from '@chitta/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { earlierReadingsQuery } from '../dreams.api.ts';
import { ListRest } from '../list-rest.tsx';
import '#web/ui/disclosure.css';
import './earlier-readings.css';

/** What was said of a reading while the dream stood with it. */
function Said({ answer, deed, verdict, change }: EarlierReading) {
  const { t } = useTranslation('dreams');
  const isSilent = answer === null && deed === null && verdict === null && change === '';
  if (isSilent) return null;
  return (
    <div className="earlier-reading-said">
      {answer !== null && (
        <p>
          {t('readings.answer')} {answer}
        </p>
      )}
      {deed !== null && <p>{t(`readings.deed.${deed}`)}</p>}
      {(verdict !== null || change !== '') && (
        <p>
          {verdict !== null && t(`readings.verdict.${verdict}`)} {change}
        </p>
      )}
    </div>
  );
}

/** From version 5 on a reading begins with its thought. */
const hasThought = (engineVersion: string | null) => Number.parseInt(engineVersion ?? '', 10) >= 5;

function Earlier({ reading, zone }: { readonly reading: EarlierReading; readonly zone: string }) {
  const { t } = useTranslation('dreams');
  const { translation, language, isPremiumTranslation, readAt, engineVersion } = reading;
  const format = new Intl.DateTimeFormat(currentLocale(), {
    timeZone: zone,
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (
    <li>
      <h3 className="earlier-reading-title">
        <time dateTime={readAt}>{format.format(new Date(readAt))}</time>
        <span className="text-muted">
          {isPremiumTranslation ? t('readings.level.premium') : t('readings.level.free')}
        </span>
      </h3>
      <div className={classNames('reading-prose', hasThought(engineVersion) && 'is-thought')} lang={language}>
        {[...translation.matchAll(/[^\n]+/g)].map(({ 0: paragraph, index }) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <Said {...reading} />
    </li>
  );
}

function EarlierList({ id, zone }: { readonly id: number; readonly zone: string }) {
  const { t } = useTranslation('dreams');
  const list = useInfiniteQuery(earlierReadingsQuery(id));
  if (list.isPending) return <Skeleton className="h-32 w-full" />;
  return (
    <>
      <ol>
        {list.data?.pages
          .flatMap((page) => page.items)
          .map((reading) => (
            <Earlier key={reading.id} reading={reading} zone={zone} />
          ))}
      </ol>
      <ListRest list={list} more={t('readings.more')} />
    </>
  );
}

interface EarlierReadingsProps {
  readonly dream: Pick<Dream, 'id' | 'earlierReadings'>;
  readonly zone: string;
}

/** Readings that later ones have taken the place of; they are asked for when they are opened. */
export function EarlierReadings({ dream, zone }: EarlierReadingsProps) {
  const { t } = useTranslation('dreams');
  const [isOpen, setOpen] = useState(false);
  if (dream.earlierReadings === 0) return null;
  return (
    <details
      className="disclosure earlier-readings"
      data-print="hide"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <ChevronRight size={18} aria-hidden />
        {t('readings.earlier', { count: dream.earlierReadings })}
      </summary>
      {isOpen && <EarlierList id={dream.id} zone={zone} />}
    </details>
  );
}
