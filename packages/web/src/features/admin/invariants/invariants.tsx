import type { InvariantCheck } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BrokenRule } from './broken-rule.tsx';
import { invariantsQuery, useCheckNow } from './invariants.api.ts';
import './invariants.css';

/** Whether money, months and commissions add up, as the newest check found. */
export function Invariants() {
  const { t } = useTranslation('invariants');
  const { data, error } = useQuery(invariantsQuery);
  const check = useCheckNow();
  const failure = check.error ?? error;
  return (
    <section className="settings-section">
      <h2>{t('heading')}</h2>
      {data === undefined && !error && <Skeleton className="h-16 w-full" />}
      {failure && (
        <p role="alert" className="form-failure">
          {errorMessage(failure)}
        </p>
      )}
      <div role="status">
        {data === null && <p>{t('never')}</p>}
        {data && <Findings check={data} />}
      </div>
      <p>
        <Button variant="quiet" isBusy={check.isPending} onClick={() => check.mutate()}>
          {t('check')}
        </Button>
      </p>
    </section>
  );
}

function Findings({ check: { checkedAt, asked, broken } }: { readonly check: InvariantCheck }) {
  const { t } = useTranslation('invariants');
  const isWell = broken.length === 0;
  return (
    <>
      <p className="rules-state" data-broken={!isWell || undefined}>
        {isWell ? t('well', { count: asked }) : t('broken', { count: broken.length, asked })}
      </p>
      <p className="text-muted">{t('checked', { time: timeOf(checkedAt) })}</p>
      {!isWell && (
        <>
          <ul className="broken-rules">
            {broken.map((rule) => (
              <BrokenRule key={rule.name} rule={rule} since={timeOf(rule.since)} />
            ))}
          </ul>
          <p className="text-muted">{t('what')}</p>
        </>
      )}
    </>
  );
}

const timeOf = (time: string) =>
  new Date(time).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
