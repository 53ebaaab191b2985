import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface RecoveryCodesDialogProps {
  /** Empty: nothing is shown. */
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** New recovery codes, shown this once, to be kept on paper or in a file. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('factors');
  useStayOnEscape(codes.length > 0);
  return (
    <Dialog isOpen={codes.length > 0} onClose={onClose} title={t('codes.new')} isLasting>
      <div className="mt-3 grid gap-5">
        <p>{t('codes.lead')}</p>
        <ol className="factors-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <KeepCodes text={`Chitta\n\n${codes.join('\n')}\n`} />
        <p>
          <Button onClick={onClose}>{t('codes.kept')}</Button>
        </p>
      </div>
    </Dialog>
  );
}

/** A browser without `closedby` lets the second press of Escape in a row close a dialog, whatever the first was told. */
function useStayOnEscape(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const stay = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    document.addEventListener('keydown', stay, { capture: true });
    return () => document.removeEventListener('keydown', stay, { capture: true });
  }, [isShown]);
}

function KeepCodes({ text }: { readonly text: string }) {
  const { t } = useTranslation('factors');
  const [state, setState] = useState<'' | 'copied' | 'notCopied'>('');
  const handleCopy = async () => {
    try {
      // Over plain HTTP there is no clipboard.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('notCopied');
    }
  };
  const href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  return (
    <div className="factors-actions">
      <Button variant="quiet" onClick={() => void handleCopy()}>
        {t('codes.copy')}
      </Button>
      <a className={buttonClass('quiet')} href={href} download="chitta-recovery-codes.txt">
        {t('codes.download')}
      </a>
      <p role="status" className="text-muted">
        {state && t(`codes.${state}`)}
      </p>
    </div>
  );
}
