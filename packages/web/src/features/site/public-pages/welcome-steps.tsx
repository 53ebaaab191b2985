import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SmallSky } from '#web/ui/sky/small-sky.tsx';

const steps = ['enter', 'discover', 'receive'] as const;

/** Two more of them light up with every step. */
const stars = [
  { id: 'house', group: 'building', weight: 2 },
  { id: 'key', group: 'object' },
  { id: 'river', group: 'nature', weight: 4 },
  { id: 'stranger', group: 'person', weight: 2 },
  { id: 'walk', group: 'action' },
  { id: 'joy', group: 'feeling', weight: 5 },
];
const links = stars.slice(1).map(({ id }, index) => ({ from: stars[index]?.id ?? '', to: id, strength: 1 }));

interface WelcomeDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The three steps of the first night. */
export function WelcomeDialog({ isOpen, onClose }: WelcomeDialogProps) {
  const { t } = useTranslation('welcome');
  const [index, setIndex] = useState(0);
  const step = steps[index] ?? 'enter';
  const lit = useMemo(() => new Set(stars.slice(0, (index + 1) * 2).map(({ id }) => id)), [index]);
  const isLast = index === steps.length - 1;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')}>
      <div className="mt-4 grid gap-4">
        <SmallSky stars={stars} links={links} lit={lit} className="h-24 w-36" />
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
