import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pushKeys } from '#web/lib/push/push-keys.ts';
import { writeLocal } from '#web/lib/storage-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { ToldDialog } from './told-dialog.tsx';
import { useEnablePush } from './use-enable-push.ts';
import { usePushPrompt } from './use-push-prompt.ts';
import './push-prompt.css';

interface PushPromptProps {
  readonly memberId: number;
  /** When the app was installed from this page, in epoch milliseconds; null: it was not. */
  readonly installedAt: number | null;
}

/** Offers notifications once, to whoever has installed the app. Nothing of it is there, not even its words, before. */
export function PushPrompt({ memberId, installedAt }: PushPromptProps) {
  const { isShown, hide } = usePushPrompt(installedAt);
  const { enable, isBusy, told, takeMails, forget } = useEnablePush(memberId);
  const leave = () => {
    hide();
    // What was pressed is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const handleEnable = async () => {
    const outcome = await enable();
    if (outcome === 'enabled' || outcome === 'dismissed') leave();
    else hide();
  };
  const handleLater = () => {
    writeLocal(pushKeys.promptDismissed, 'true');
    leave();
  };
  return (
    <>
      {/* There before what it says, so that it is read aloud. */}
      <div role="status" className="sr-only">
        {isShown && <Announcement />}
      </div>
      {isShown && <Card isBusy={isBusy} onEnable={() => void handleEnable()} onLater={handleLater} />}
      {told && <ToldDialog told={told} onMails={takeMails} onClose={forget} />}
    </>
  );
}

function Announcement() {
  const { t } = useTranslation('push');
  return `${t('prompt.title')}: ${t('prompt.text')}`;
}

interface CardProps {
  readonly isBusy: boolean;
  readonly onEnable: () => void;
  readonly onLater: () => void;
}

/** Over the lower edge of the page: it takes no focus, and nothing behind it away. */
function Card({ isBusy, onEnable, onLater }: CardProps) {
  const { t } = useTranslation('push');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="push-prompt no-print">
      <h2 id={titleId}>{t('prompt.title')}</h2>
      <p>{t('prompt.text')}</p>
      <p className="flex flex-wrap gap-1">
        <Button isBusy={isBusy} onClick={onEnable}>
          {t('prompt.enable')}
        </Button>
        <Button variant="ghost" onClick={onLater}>
          {t('prompt.later')}
        </Button>
      </p>
    </section>
  );
}
