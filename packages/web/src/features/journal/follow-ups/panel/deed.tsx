import type { DeedState } from '@chitta/contract/limits';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { useKeepDeed } from '../follow-ups.api.ts';

interface Choice {
  readonly name: 'accept' | 'done' | 'letGo' | 'takeBack' | 'notYet' | 'again';
  readonly next: DeedState | null;
  readonly variant: ButtonVariant;
}

/** What can be done with a deed, by where it stands. */
const choices: Readonly<Record<DeedState | 'none', readonly Choice[]>> = {
  none: [{ name: 'accept', next: 'accepted', variant: 'quiet' }],
  accepted: [
    { name: 'done', next: 'done', variant: 'quiet' },
    { name: 'letGo', next: 'let_go', variant: 'ghost' },
    { name: 'takeBack', next: null, variant: 'ghost' },
  ],
  done: [{ name: 'notYet', next: 'accepted', variant: 'ghost' }],
  let_go: [{ name: 'again', next: 'accepted', variant: 'ghost' }],
};

interface DeedProps {
  readonly dreamId: number;
  readonly deed: DeedState | null;
}

/** The deed of a reading: taken on, then done or let go. Nothing counts how long it takes. */
export function Deed({ dreamId, deed }: DeedProps) {
  const { t } = useTranslation('follow-ups');
  const keep = useKeepDeed(dreamId);
  return (
    <div className="follow-up-part">
      <p role="status" className="follow-up-state">
        {deed === 'done' && <Check size={18} aria-hidden />}
        {t(`deed.state.${deed ?? 'none'}`)}
      </p>
      <div className="follow-up-actions">
        {choices[deed ?? 'none'].map(({ name, next, variant }) => (
          <Button
            key={name}
            variant={variant}
            isBusy={keep.isPending && keep.variables === next}
            disabled={keep.isPending}
            onClick={() => keep.mutate(next)}
          >
            {t(`deed.${name}`)}
          </Button>
        ))}
      </div>
      {keep.isError && (
        <p role="alert" className="field-error">
          {t('deed.failed', { why: errorMessage(keep.error) })}
        </p>
      )}
    </div>
  );
}
