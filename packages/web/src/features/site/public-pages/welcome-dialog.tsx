import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Constellation } from '#web/ui/constellation/constellation.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const steps = ['enter', 'discover', 'receive'] as const;

/** Grows by two stars with every step. */
const stars = [
  { id: 'house', name: '', group: 'building', weight: 2 },
  { id: 'key', name: '', group: 'object', weight: 1 },
  { id: 'river', name: '', group: 'nature', weight: 3 },
  { id: 'stranger', name: '', group: 'person', weight: 2 },
  { id: 'walk', name: '', group: 'action', weight: 1 },
  { id: 'joy', name: '', group: 'feeling', weight: 4 },
];

interface WelcomeDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The three steps of the first night. */
export function WelcomeDialog({ isOpen, onClose }: WelcomeDialogProps) {
  const { t } = useTranslation('welcome');
  const [index, setIndex] = useState(0);
  const step = steps[index] ?? 'enter';
  const isLast = index === steps.length - 1;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')}>
      <div className="mt-4 grid gap-4">
        <Constellation symbols={stars.slice(0, (index + 1) * 2)} size="small" className="w-44" />
        <div className="min-h-40" aria-live="polite">
          <p className="text-muted text-sm">{t('progress', { step: index + 1, total: steps.length })}</p>
          <h3 className="mt-1 mb-2 text-2xl">{t(`steps.${step}.title`)}</h3>
          <p className="text-lg">{t(`steps.${step}.text`)}</p>
        </div>
        <p className="flex flex-wrap justify-between gap-3">
          {index > 0 && (
            <Button variant="ghost" onClick={() => setIndex(index - 1)}>
              {t('back')}
            </Button>
          )}
          <Button className="ml-auto" onClick={isLast ? onClose : () => setIndex(index + 1)}>
            {isLast ? t('start') : t('next')}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
