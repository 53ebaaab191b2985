import type { Consultation, OracleToday } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhenOnline } from '#web/lib/device/use-when-online.ts';
import { isNetworkError } from '#web/lib/error-message.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { useAskOracle } from '../consultations.api.ts';
import { AskExamples } from './ask-examples.tsx';
import { AskField } from './ask-field.tsx';
import { AskFailure, AskProgress } from './ask-state.tsx';
import { faultOf, useQuestionDraft } from './question-draft.ts';
import './ask.css';

interface AskFormProps {
  readonly memberId: number;
  readonly access: Exclude<OracleToday['access'], 'taste_used'>;
  /** Whether a light from the chart is wanted as a rule; null where there is no chart. */
  readonly usesChart: boolean | null;
  readonly onAnswered: (consultation: Consultation) => void;
}

/** Sends what was written. Words that did not arrive are sent again once there is a connection, while this is open. */
function useAsking({ memberId, usesChart, onAnswered }: AskFormProps) {
  const { draft, write, forget } = useQuestionDraft(memberId);
  const [isTried, setTried] = useState(false);
  const [withChart, setWithChart] = useState(usesChart);
  const asking = useAskOracle();
  const fault = faultOf(draft.text);
  async function ask() {
    setTried(true);
    if (fault || asking.isPending) return;
    const userInput = draft.text.trim();
    try {
      const body = { userInput, withChart: withChart ?? usesChart ?? false, language: currentLanguage() };
      // The same words asked in another way are another request.
      const key = [draft.key, body.language, ...(body.withChart ? ['chart'] : [])].join('-');
      const consultation = await asking.mutateAsync({ body, key });
      forget();
      onAnswered(consultation);
    } catch {
      // It is told beside the field.
    }
  }
  useWhenOnline(isNetworkError(asking.error), () => void ask());
  function handleWrite(text: string) {
    if (asking.isError) asking.reset();
    setTried(false);
    write(text);
  }
  return {
    draft,
    fault: isTried ? fault : null,
    withChart: withChart ?? usesChart,
    setWithChart,
    handleWrite,
    ask,
    asking,
  };
}

/** Where the question is written and asked. */
export function AskForm(props: AskFormProps) {
  const { t } = useTranslation('oracle');
  const { draft, fault, withChart, setWithChart, handleWrite, ask, asking } = useAsking(props);
  const isBusy = asking.isPending;
  return (
    <form
      className="ask"
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <AskField
        text={draft.text}
        fault={fault}
        isBusy={isBusy}
        onWrite={handleWrite}
        onSubmit={() => void ask()}
      />
      {withChart !== null && (
        <SwitchField
          label={t('ask.chart')}
          hint={t('ask.chartHint')}
          isOn={withChart}
          onChange={setWithChart}
        />
      )}
      {asking.isError && <AskFailure error={asking.error} />}
      <div className="ask-act">
        <Button type="submit" size="large" disabled={isBusy}>
          {asking.isError ? t('ask.again') : t('ask.submit')}
        </Button>
        {isBusy ? (
          <AskProgress />
        ) : (
          <p className="ask-terms">{t(props.access === 'taste' ? 'access.taste' : 'access.premium')}</p>
        )}
      </div>
      {draft.text === '' && <AskExamples onChoose={handleWrite} />}
    </form>
  );
}
