import type { Moment } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { timeIn } from '#web/lib/format/instant-in.ts';
import { KindIcon } from '../kinds.tsx';
import { MomentPicture } from './moment-picture.tsx';
import './moments.css';

/** A moment as help: what was kept, and nothing to do with it. */
export function MomentShown({ moment, zone }: { readonly moment: Moment; readonly zone: string }) {
  const { t } = useTranslation('moments');
  const { id, momentNumber, note, kind, timestamp, picture } = moment;
  return (
    <div className="moment-body">
      <h3 className="moment-facts">
        <span className="sr-only">{t('moment.title', { number: momentNumber })}</span>
        <time dateTime={timestamp}>{timeIn(zone, new Date(timestamp))}</time>
        {kind && (
          <span className="moment-fact">
            <KindIcon kind={kind} />
            {t(`kind.${kind}`)}
          </span>
        )}
      </h3>
      {note && <p className="moment-note">{note}</p>}
      {picture && <MomentPicture moment={{ id, momentNumber, note, picture }} />}
    </div>
  );
}
