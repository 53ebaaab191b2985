import type { Dream } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { Clock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { waitingRevision } from './revision.ts';

/** Says on a dream's page that changes to it are on this device alone; nothing where there are none. */
export function WaitingNote({ dream }: { readonly dream: Dream }) {
  const { t } = useTranslation('outbox');
  const { state } = useOutbox(dream.userId);
  const waiting = waitingRevision(dream, state.entries);
  if (!waiting) return null;
  const Mark = waiting.refusal ? TriangleAlert : Clock;
  return (
    <div className="dream-waiting" data-print="hide">
      <Mark size={18} aria-hidden />
      <p>
        <span role="status">{waiting.refusal ? t('page.refused') : t('page.waiting')}</span>{' '}
        <Link to={paths.journal} className="link">
          {t('page.look')}
        </Link>
      </p>
    </div>
  );
}
