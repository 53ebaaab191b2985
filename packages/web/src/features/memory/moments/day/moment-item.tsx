import { Archive, ArchiveRestore, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeIn } from '#web/lib/format/instant-in.ts';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import type { ChangeActs, ShownMoment } from '../changes/pending-change.ts';
import { KindIcon } from '../kinds.tsx';
import { MomentForm } from './moment-form.tsx';
import { MomentPicture } from './moment-picture.tsx';
import { PendingLine } from './pending-line.tsx';
import { RemoveMoment } from './remove-moment.tsx';
import { useArchive } from './use-archive.ts';

interface MomentItemProps extends ChangeActs {
  readonly shown: ShownMoment;
  /** Where the member lives. */
  readonly zone: string;
  /** Shown beside the time where several days stand together. */
  readonly dayName?: string;
}

/** One moment, with what can be done with it. */
export function MomentItem({ shown, zone, dayName, onChange, onSettle }: MomentItemProps) {
  const { t } = useTranslation('moments');
  const [doing, setDoing] = useState<'change' | 'remove' | null>(null);
  const { archive, bringBack } = useArchive(onChange);
  const { moment, current, pending } = shown;
  const { id, momentNumber: number, note, kind, timestamp, picture, isArchived } = moment;
  return (
    <li className="moment">
      <span className="moment-number" aria-hidden>
        {number}
      </span>
      <div className="moment-body">
        <div className="moment-head">
          <h3 className="moment-facts">
            <span className="sr-only">{t('moment.title', { number })}</span>
            {dayName && <span>{dayName}</span>}
            <time dateTime={timestamp}>{timeIn(zone, new Date(timestamp))}</time>
            {kind && (
              <span className="moment-fact">
                <KindIcon kind={kind} />
                {t(`kind.${kind}`)}
              </span>
            )}
          </h3>
          <MoreMenu
            label={t('moment.acts', { number })}
            items={[
              { id: 'change', icon: Pencil, text: t('moment.change'), onSelect: () => setDoing('change') },
              isArchived
                ? {
                    id: 'back',
                    icon: ArchiveRestore,
                    text: t('moment.bringBack'),
                    onSelect: () => bringBack(moment),
                  }
                : {
                    id: 'archive',
                    icon: Archive,
                    text: t('moment.archive'),
                    onSelect: () => archive(moment),
                  },
              {
                id: 'remove',
                icon: Trash2,
                text: t('moment.remove'),
                isDanger: true,
                onSelect: () => setDoing('remove'),
              },
            ]}
          />
        </div>
        {doing === 'change' ? (
          <MomentForm moment={moment} onChange={onChange} onDone={() => setDoing(null)} />
        ) : (
          <>
            {note && <p className="moment-note">{note}</p>}
            {picture && <MomentPicture moment={{ id, momentNumber: number, note, picture }} />}
            {pending && <PendingLine pending={pending} current={current} onSettle={onSettle} />}
          </>
        )}
      </div>
      {doing === 'remove' && (
        <RemoveMoment
          id={id}
          onClose={() => setDoing(null)}
          onRemoved={() => pending && void onSettle(pending, 'theirs', null)}
        />
      )}
    </li>
  );
}
