import type { FitRate, FollowUp } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { AskedThought } from '../fit/asked-thought.tsx';
import { FitForm } from '../fit/fit-form.tsx';
import type { Fit } from '../fit/use-fit.ts';
import { useKeepFit } from '../follow-ups.api.ts';
import { SlotText, slot } from '../slot-text.tsx';

/** Symbols of which a rate is told: the ones answered most. More would be a table. */
const mostRates = 4;

function Rates({ rates, language }: { readonly rates: readonly FitRate[]; readonly language: Language }) {
  const { t } = useTranslation('follow-ups');
  if (rates.length === 0) return null;
  const told = [...rates].sort((a, b) => b.answered - a.answered).slice(0, mostRates);
  return (
    <ul className="fit-rates">
      {told.map(({ id, name, fitted, answered }) => (
        <li key={id}>
          <SlotText text={t('rates.line', { symbol: slot, fitted, count: answered })}>
            <span lang={language}>{name}</span>
          </SlotText>
        </li>
      ))}
    </ul>
  );
}

/** Takes the verdict back, and offers to bring it back. */
function useDeletion(dreamId: number, fit: Fit | null) {
  const { t } = useTranslation('follow-ups');
  const keep = useKeepFit(dreamId);

  async function change(next: Fit | null): Promise<boolean> {
    try {
      await keep.mutateAsync(next);
      return true;
    } catch (error) {
      toast({ title: t('fit.deleteFailed'), description: errorMessage(error), variant: 'destructive' });
      return false;
    }
  }

  async function remove() {
    if (!(await change(null))) return;
    toast({
      title: t('fit.deleted'),
      duration: 10_000,
      action: { label: t('undo'), onClick: () => void change(fit) },
    });
  }
  return { remove, isDeleting: keep.isPending };
}

interface FitPartProps {
  readonly memberId: number;
  readonly followUp: FollowUp;
  readonly language: Language;
  /** The thought that is asked about; null where the reading has none. */
  readonly headline: string | null;
}

/** Whether the reading fitted, at any time; and, quietly, how its symbols have fitted so far. */
export function FitPart({ memberId, followUp, language, headline }: FitPartProps) {
  const { t } = useTranslation('follow-ups');
  const { dreamId, fit, symbols, rates } = followUp;
  const { remove, isDeleting } = useDeletion(dreamId, fit);
  return (
    <div className="follow-up-part">
      <h3 id="follow-up-fit">{t('fit.title')}</h3>
      <AskedThought id="follow-up-thought" headline={headline} language={language} />
      <FitForm
        memberId={memberId}
        dreamId={dreamId}
        labelledBy="follow-up-fit"
        describedBy={headline === null ? undefined : 'follow-up-thought'}
        language={language}
        symbols={symbols}
        fit={fit}
      />
      {fit && (
        <div className="follow-up-actions">
          <Button variant="ghost" isBusy={isDeleting} onClick={() => void remove()}>
            {t('fit.delete')}
          </Button>
        </div>
      )}
      <Rates rates={rates} language={language} />
    </div>
  );
}
