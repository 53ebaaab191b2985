import type { DeletedDream } from '@chitta/contract';
import { shownTitle } from '@chitta/contract/shown-title';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { deletedDreamsQuery, useRestoreDream } from '../dreams.api.ts';
import { ListRest } from '../list-rest.tsx';
import '#web/ui/disclosure.css';
import './deleted-dreams.css';

const minuteMs = 60_000;

/** How long a deleted dream is still kept: whole hours, minutes in the last. */
function timeLeft(until: Date, now: Date, t: TFunction): string {
  const minutes = Math.max(1, Math.floor((until.getTime() - now.getTime()) / minuteMs));
  return minutes < 60
    ? t('deleted.minutesLeft', { count: minutes })
    : t('deleted.hoursLeft', { count: Math.floor(minutes / 60) });
}

function DeletedLine({ dream, zone }: { readonly dream: DeletedDream; readonly zone: string }) {
  const { t } = useTranslation('dreams');
  const restore = useRestoreDream();
  const title = shownTitle(dream.title);
  const format = new Intl.DateTimeFormat(currentLocale(), {
    timeZone: zone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });

  async function handleRestore() {
    try {
      await restore.mutateAsync(dream.id);
      toast({ title: t('page.restored'), description: title });
    } catch (error) {
      toast({ title: t('page.restoreFailed'), description: errorMessage(error), variant: 'destructive' });
    }
  }

  return (
    <li className="deleted-dream">
      <div className="min-w-0">
        <p className="deleted-dream-title" lang={dream.language}>
          {title}
        </p>
        <p className="text-muted text-sm">
          <span>{t('deleted.until', { time: format.format(new Date(dream.restorableUntil)) })}</span> ·{' '}
          <span>{timeLeft(new Date(dream.restorableUntil), new Date(), t)}</span>
        </p>
      </div>
      <Button
        variant="quiet"
        isBusy={restore.isPending}
        aria-label={t('deleted.restoreNamed', { title })}
        onClick={() => void handleRestore()}
      >
        {t('deleted.restore')}
      </Button>
    </li>
  );
}

interface DeletedDreamsProps {
  readonly zone: string;
  /** While something is searched for. */
  readonly isHidden?: boolean;
}

/** Whoever looks for what they deleted is not to think that there is nothing. */
function DeletedUnknown({ list }: { readonly list: ComponentProps<typeof ListRest>['list'] }) {
  const { t } = useTranslation('dreams');
  return (
    <section className="deleted-dreams" aria-label={t('deleted.unknown')} data-print="hide">
      <p className="text-muted">{t('deleted.unknown')}</p>
      <ListRest list={list} more={t('deleted.more')} />
    </section>
  );
}

/** At the foot of the journal: what was deleted less than a day ago, to be brought back. Nothing where there is none. */
export function DeletedDreams({ zone, isHidden = false }: DeletedDreamsProps) {
  const { t } = useTranslation('dreams');
  const list = useInfiniteQuery({ ...deletedDreamsQuery, enabled: !isHidden });
  const { data, error } = list;
  const total = data?.pages[0]?.total ?? 0;
  if (isHidden || (total === 0 && !error)) return null;
  if (!data) return <DeletedUnknown list={list} />;
  const dreams = data.pages.flatMap((page) => page.items);
  return (
    <details className="disclosure deleted-dreams" data-print="hide">
      <summary>
        <ChevronRight size={18} aria-hidden />
        {t('deleted.title', { count: total })}
      </summary>
      <p className="text-muted">{t('deleted.text')}</p>
      <ul>
        {dreams.map((dream) => (
          <DeletedLine key={dream.id} dream={dream} zone={zone} />
        ))}
      </ul>
      <ListRest list={list} more={t('deleted.more')} />
    </details>
  );
}
