import type { KeepMomentRequest } from '@chitta/contract';
import { Clock, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeIn } from '#web/lib/format/instant-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { deviceMoments } from '../device/device-moments.ts';
import { KindIcon } from '../kinds.tsx';

/** A moment that is on this device alone. */
export interface MomentOnDevice {
  readonly id: string;
  readonly memberId: number;
  readonly body: KeepMomentRequest;
  readonly hasPicture: boolean;
  /** Why it does not go by itself; null while it only waits. */
  readonly refusal: { readonly reason: string; readonly message: string } | null;
}

/** What can be done with it. */
export interface WaitingActs {
  /** False where it is on its way just now. */
  readonly onForget: (id: string) => Promise<boolean>;
  readonly onRetry: (id: string) => Promise<void>;
}

function DevicePicture({ memberId, id }: Pick<MomentOnDevice, 'memberId' | 'id'>) {
  const { t } = useTranslation('moments');
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    deviceMoments.picture(memberId, id).then(
      (picture) => {
        if (isGone || !picture) return;
        made = URL.createObjectURL(picture);
        setUrl(made);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [memberId, id]);
  return <span className="moment-picture">{url && <img src={url} alt={t('compose.pictureAlt')} />}</span>;
}

interface ForgetProps {
  readonly onForget: () => Promise<boolean>;
}

/** Asks before the only copy is thrown away. */
function Forget({ onForget }: ForgetProps) {
  const { t } = useTranslation('moments');
  const [isAsking, setAsking] = useState(false);
  async function forget() {
    setAsking(false);
    if (!(await onForget())) toast({ title: t('waiting.busy') });
  }
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t('waiting.forget')}
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={t('waiting.forgetTitle')}>
        <div className="mt-3 grid gap-4">
          <p>{t('waiting.forgetText')}</p>
          <p className="flex flex-wrap gap-3">
            <Button variant="danger" onClick={() => void forget()}>
              {t('remove.go')}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('remove.stay')}
            </Button>
          </p>
        </div>
      </Dialog>
    </>
  );
}

interface WaitingMomentProps extends WaitingActs {
  readonly moment: MomentOnDevice;
  readonly zone: string;
}

/** A moment on its way to the server, or one that does not go as it is. */
export function WaitingMoment({ moment, zone, onForget, onRetry }: WaitingMomentProps) {
  const { t } = useTranslation('moments');
  const { id, memberId, body, hasPicture, refusal } = moment;
  const { note = '', kind, timestamp } = body;
  const why = refusal?.reason === 'unsure' ? t('waiting.unsure') : refusal?.message;
  return (
    <li className="moment moment-waiting" data-refused={refusal ? true : undefined}>
      <span className="moment-number">
        {refusal ? <TriangleAlert size={20} aria-hidden /> : <Clock size={20} aria-hidden />}
      </span>
      <div className="moment-body">
        <p className="moment-facts">
          {timestamp && <time dateTime={timestamp}>{timeIn(zone, new Date(timestamp))}</time>}
          {kind && (
            <span className="moment-fact">
              <KindIcon kind={kind} />
              {t(`kind.${kind}`)}
            </span>
          )}
          <span role="status">{refusal ? t('waiting.refused', { why }) : t('waiting.waits')}</span>
        </p>
        {note && <p className="moment-note">{note}</p>}
        {hasPicture && <DevicePicture memberId={memberId} id={id} />}
        <div className="moment-acts">
          {refusal && (
            <Button variant="quiet" onClick={() => void onRetry(id)}>
              {t('waiting.retry')}
            </Button>
          )}
          <Forget onForget={() => onForget(id)} />
        </div>
      </div>
    </li>
  );
}
