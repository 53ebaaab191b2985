import type { AdminExperiment, ExperimentResults } from '@chitta/contract';
import { conversionTypes } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currencyName } from '#web/lib/format/currency-name.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { resultsQuery, useResultsFile } from '../landing-experiments-admin.api.ts';
import { EffectFigure } from './effect-figure.tsx';
import { FunnelTable } from './funnel-table.tsx';
import { VerdictNotice } from './verdict-notice.tsx';

/** What an experiment has shown, phase by phase and figure by figure, and how surely. */
export function ExperimentFindings({ experiment: { id, phases } }: { readonly experiment: AdminExperiment }) {
  const { t } = useTranslation('experiments-admin');
  const [metric, setMetric] = useState<(typeof conversionTypes)[number]>('sign_up');
  const last = phases.at(-1)?.number ?? 1;
  // Null: the last one, also when another begins.
  const [wanted, setPhase] = useState<number | null>(null);
  const phase = wanted ?? last;
  const [currency, setCurrency] = useState<string | null>(null);
  const query = useQuery(
    resultsQuery(id, { metric, phase, currency: metric === 'revenue' ? currency : null }),
  );
  return (
    <section className="experiments-part" aria-label={t('results.title')}>
      <h2>{t('results.title')}</h2>
      <div className="experiments-columns">
        <SelectField
          label={t('results.metric')}
          value={metric}
          onChange={({ target }) =>
            setMetric(conversionTypes.find((each) => each === target.value) ?? 'sign_up')
          }
        >
          {conversionTypes.map((each) => (
            <option key={each} value={each}>
              {t(`metrics.${each}`)}
            </option>
          ))}
        </SelectField>
        {phases.length > 1 && (
          <SelectField
            label={t('results.phase')}
            value={phase}
            onChange={({ target }) => setPhase(Number(target.value))}
          >
            {phases.map(({ number }) => (
              <option key={number} value={number}>
                {t('results.phaseNumber', { number })}
              </option>
            ))}
          </SelectField>
        )}
        {metric === 'revenue' && <CurrencyChoice results={query.data} onChoose={setCurrency} />}
      </div>
      <QueryResult query={query} retry={t('retry')}>
        {(results) => (
          <div className="experiments-findings" aria-busy={query.isPlaceholderData}>
            <VerdictNotice results={results} />
            {results.verdict.kind !== 'split_off' && <EffectFigure results={results} />}
            <FunnelTable results={results} />
            <p className="experiments-ways">
              <Button variant="quiet" isBusy={query.isFetching} onClick={() => void query.refetch()}>
                {t('results.again')}
              </Button>
              <FileButton id={id} phase={results.phase.number} />
            </p>
          </div>
        )}
      </QueryResult>
    </section>
  );
}

/** Nothing where all have paid in the same. */
function CurrencyChoice({
  results,
  onChoose,
}: {
  readonly results: ExperimentResults | undefined;
  readonly onChoose: (currency: string) => void;
}) {
  const { t } = useTranslation('experiments-admin');
  if (!results || results.currencies.length < 2) return null;
  return (
    <SelectField
      label={t('results.currency')}
      value={results.currency ?? ''}
      onChange={({ target }) => onChoose(target.value)}
    >
      {results.currencies.map((each) => (
        <option key={each} value={each}>
          {currencyName(each)}
        </option>
      ))}
    </SelectField>
  );
}

function FileButton({ id, phase }: { readonly id: number; readonly phase: number }) {
  const { t } = useTranslation('experiments-admin');
  const file = useResultsFile();
  return (
    <>
      <Button variant="quiet" isBusy={file.isPending} onClick={() => file.mutate({ id, phase })}>
        {t('results.file')}
      </Button>
      {file.error && (
        <span role="alert" className="form-failure">
          {errorMessage(file.error)}
        </span>
      )}
    </>
  );
}
