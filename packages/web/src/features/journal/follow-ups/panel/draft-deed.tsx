import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import '../follow-ups.css';

interface DraftDeedProps {
  readonly hasDeed: boolean;
  readonly onChange: (hasDeed: boolean) => void;
}

/** The step of a reading that is not in the journal yet: taken on or not, it belongs to the draft until then. */
export function DraftDeed({ hasDeed, onChange }: DraftDeedProps) {
  const { t } = useTranslation('follow-ups');
  return (
    <div className="follow-up-slot" data-print="hide">
      <Button variant="quiet" aria-pressed={hasDeed} onClick={() => onChange(!hasDeed)}>
        {hasDeed && <Check size={18} aria-hidden />}
        {t('deed.accept')}
      </Button>
    </div>
  );
}
