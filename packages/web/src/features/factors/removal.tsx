import { useState } from 'react';
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
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button variant="ghost" aria-label={label} onClick={() => setAsked(true)}>
        {t('remove')}
      </Button>
    );
  }
  return (
    <span className="factors-actions">
      <Button variant="danger" isBusy={isBusy} onClick={onRemove}>
        {t('removeSurely')}
      </Button>
      <Button variant="ghost" onClick={() => setAsked(false)}>
        {t('keep')}
      </Button>
    </span>
  );
}
