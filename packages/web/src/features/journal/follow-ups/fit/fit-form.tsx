import type { SpokenSymbol } from '@chitta/contract';
import { type FitVerdict, fitVerdicts, type Language } from '@chitta/contract/limits';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhenOnline } from '#web/lib/device/use-when-online.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { FitWords } from './fit-words.tsx';
import { Misfits } from './misfits.tsx';
import { type Fit, useFit } from './use-fit.ts';

interface FitFormProps {
  readonly memberId: number;
  readonly dreamId: number;
  /** Id of the heading that asks. */
  readonly labelledBy: string;
  /** Id of the thought that is asked about; missing where the reading has none. */
  readonly describedBy?: string | undefined;
  /** Language of the dream, in which its symbols are named. */
  readonly language: Language;
  readonly symbols: readonly SpokenSymbol[];
  readonly fit: Fit | null;
  /** Under the three taps, before one is chosen. */
  readonly aside?: ReactNode;
  /** Everything is kept and the dreamer says that this was all. */
  readonly onDone?: () => void;
}

/** Three taps, then, for who wants to, what did not fit and what changed. A tap is kept at once. */
export function FitForm(props: FitFormProps) {
  const { memberId, dreamId, labelledBy, describedBy, language, symbols, aside, onDone } = props;
  const { t } = useTranslation('follow-ups');
  const { shown, savedChange, put, keep } = useFit(dreamId, props.fit);
  // What goes wrong is shown with its retry; the promise has nobody else to tell.
  const tap = (next: Fit) => void put(next).catch(() => undefined);
  const handleVerdict = (verdict: FitVerdict) => {
    const { change = '', misfits = [] } = shown ?? {};
    tap({ verdict, change, misfits: verdict === 'yes' ? [] : misfits });
  };
  // Words that did not arrive say so themselves.
  const hasFailed = keep.isError && shown?.change === savedChange;
  useWhenOnline(hasFailed, () => shown && tap(shown));

  return (
    <div className="fit-form">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take its legend from the heading above */}
      <div role="group" aria-labelledby={labelledBy} aria-describedby={describedBy} className="fit-taps">
        {fitVerdicts.map((verdict) => (
          <Button
            key={verdict}
            variant="quiet"
            aria-pressed={shown?.verdict === verdict}
            onClick={() => handleVerdict(verdict)}
          >
            {t(`fit.${verdict}`)}
          </Button>
        ))}
      </div>
      {!shown && aside}
      {shown && hasFailed && (
        <div role="alert" className="follow-up-failure">
          <p className="field-error">{t('fit.failed', { why: errorMessage(keep.error) })}</p>
          <Button variant="quiet" onClick={() => tap(shown)}>
            {t('retry')}
          </Button>
        </div>
      )}
      {shown && shown.verdict !== 'yes' && symbols.length > 0 && (
        <Misfits
          symbols={symbols}
          language={language}
          misfits={shown.misfits}
          onChange={(misfits) => tap({ ...shown, misfits })}
        />
      )}
      {shown && (
        <FitWords
          place={{ memberId, dream: dreamId, kind: 'change' }}
          saved={savedChange}
          isKept={keep.isSuccess}
          onSend={(change) => put({ ...shown, change })}
          onDone={onDone}
        />
      )}
    </div>
  );
}
