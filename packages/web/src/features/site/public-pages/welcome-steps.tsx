import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { SmallSky } from '#web/ui/sky/small-sky.tsx';
import './welcome-steps.css';

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

interface WelcomeStepsProps {
  /** The last step is done, or somebody would rather write at once. */
  readonly onDone: () => void;
}

/** The three steps of the first night, one at a time, on a page of their own. */
export function WelcomeSteps({ onDone }: WelcomeStepsProps) {
  const { t } = useTranslation('welcome');
  const titleId = useId();
  const [index, setIndex] = useState(0);
  const step = steps[index] ?? 'enter';
  const lit = useMemo(() => new Set(stars.slice(0, (index + 1) * 2).map(({ id }) => id)), [index]);
  const isLast = index === steps.length - 1;
  return (
    <div role="dialog" aria-labelledby={titleId} className="notice-page">
      <h1 id={titleId}>{t('title')}</h1>
      <SmallSky stars={stars} links={links} lit={lit} className="welcome-sky" />
      <div className="welcome-step" aria-live="polite">
        <p className="welcome-progress">{t('progress', { step: index + 1, total: steps.length })}</p>
        <h2>{t(`steps.${step}.title`)}</h2>
        <p>{t(`steps.${step}.text`)}</p>
      </div>
      <p className="flex flex-wrap items-center gap-3">
        <Button onClick={isLast ? onDone : () => setIndex(index + 1)}>
          {isLast ? t('start') : t('next')}
        </Button>
        {index > 0 && (
          <Button variant="quiet" onClick={() => setIndex(index - 1)}>
            {t('back')}
          </Button>
        )}
        {!isLast && (
          <Button variant="ghost" onClick={onDone}>
            {t('skip')}
          </Button>
        )}
      </p>
    </div>
  );
}
