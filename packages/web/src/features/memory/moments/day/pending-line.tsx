import type { Moment } from '@chitta/contract';
import { Clock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import {
  type ChangeActs,
  type PendingChange,
  type Settlement,
  withChanges,
} from '../changes/pending-change.ts';

interface PendingLineProps extends Pick<ChangeActs, 'onSettle'> {
  readonly pending: PendingChange;
  /** The moment as the server has it; null where it is gone, or not known. */
  readonly current: Moment | null;
}

/** Both versions, in their words. */
function Versions({ pending, current }: Omit<PendingLineProps, 'onSettle'>) {
  const { t } = useTranslation('moments');
  const mine = withChanges(pending.before, pending.changes);
  const words = ({ note, kind }: Moment) =>
    [note, kind && `(${t(`kind.${kind}`)})`].filter(Boolean).join(' ') || t('change.noWords');
  return (
    <dl className="moment-versions">
      <div>
        <dt>{t('change.here')}</dt>
        <dd>{words(mine)}</dd>
      </div>
      {current && (
        <div>
          <dt>{t('change.there')}</dt>
          <dd>{words(current)}</dd>
        </div>
      )}
    </dl>
  );
}

/** The ways out of each refusal: nothing is thrown away that the member does not let go of. */
const ways: Readonly<Record<string, readonly Settlement[]>> = {
  'moments.changed_meanwhile': ['mine', 'both', 'theirs'],
  'moments.not_found': ['both', 'theirs'],
};

/** What has become of changes to a moment: on their way, or met by others. */
export function PendingLine({ pending, current, onSettle }: PendingLineProps) {
  const { t } = useTranslation('moments');
  const { refusal } = pending;
  if (!refusal) {
    return (
      <p role="status" className="moment-pending">
        <Clock size={16} aria-hidden />
        {t('change.waits')}
      </p>
    );
  }
  const { reason, message } = refusal;
  const isGone = reason === 'moments.not_found';
  const why = isGone
    ? t('change.gone')
    : reason === 'moments.changed_meanwhile'
      ? t('change.conflict')
      : t('waiting.refused', { why: message });
  const wordOf = (how: Settlement) => (isGone && how === 'theirs' ? 'drop' : how);
  async function settle(how: Settlement) {
    if (!(await onSettle(pending, how, current))) toast({ title: t('waiting.busy') });
  }
  return (
    <div className="moment-conflict">
      <p role="alert" className="moment-pending">
        <TriangleAlert size={16} aria-hidden />
        {why}
      </p>
      <Versions pending={pending} current={isGone ? null : current} />
      <p className="moment-acts">
        {(ways[reason] ?? ['mine', 'theirs'])
          .filter((how) => how !== 'mine' || current !== null)
          .map((how) => (
            <Button key={how} variant={how === 'theirs' ? 'ghost' : 'quiet'} onClick={() => void settle(how)}>
              {t(`change.settle.${wordOf(how)}`)}
            </Button>
          ))}
      </p>
    </div>
  );
}
