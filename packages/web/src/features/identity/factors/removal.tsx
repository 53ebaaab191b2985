import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';

interface RemovalProps {
  /** What the first press says, with what it is about, for screen readers. */
  readonly label: string;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}

/** What is removed cannot be brought back, so it takes a second press beside the first. */
export function Removal({ label, isBusy, onRemove }: RemovalProps) {
  const { t } = useTranslation('factors');
  const [isAsked, setAsked] = useState<boolean | null>(null);
  const wayBack = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone; null: none was.
  useEffect(() => {
    if (isAsked !== null) wayBack.current?.focus();
  }, [isAsked]);
  if (!isAsked) {
    return (
      <Button ref={wayBack} variant="ghost" aria-label={label} onClick={() => setAsked(true)}>
        {t('remove')}
      </Button>
    );
  }
  return (
    <span className="factors-actions">
      <Button variant="danger" isBusy={isBusy} onClick={onRemove}>
        {t('removeSurely')}
      </Button>
      <Button ref={wayBack} variant="ghost" onClick={() => setAsked(false)}>
        {t('keep')}
      </Button>
    </span>
  );
}
