import type { AdminPayout, PayoutRun } from '@chitta/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ListPages } from '#web/ui/list-pages.tsx';
import { runsQuery, useSaveRun } from '../affiliates-admin.api.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { type Outcome, OutcomeDialog } from './outcome-dialog.tsx';

/** Runs of payouts: begin one, take the table to the bank, say what came of each. */
export function PayoutRuns() {
  const { t } = useTranslation('affiliates-admin');
  const titleId = useId();
  const list = useInfiniteQuery(runsQuery);
  const [isStarting, setStarting] = useState(false);
  const [wanted, setWanted] = useState<{ payout: AdminPayout; outcome: Outcome } | null>(null);
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('run.title')}</h2>
      <p className="text-muted">{t('run.lead')}</p>
      <p>
        <Button onClick={() => setStarting(true)}>{t('run.start')}</Button>
      </p>
      <ListPages list={list} empty={t('run.none')} more={t('more')} retry={t('retry')}>
        {(runs) => (
          <ul className="affiliates-admin-list">
            {runs.map((run) => (
              <Run key={run.id} run={run} onSettle={(payout, outcome) => setWanted({ payout, outcome })} />
            ))}
          </ul>
        )}
      </ListPages>
      {isStarting && (
        <ReasonDialog
          isOpen
          onClose={() => setStarting(false)}
          title={t('run.start')}
          effect={t('run.effect')}
          submit={t('run.start')}
          build={(reason) => ({ kind: 'run', body: { reason } })}
        />
      )}
      {wanted && <OutcomeDialog {...wanted} onClose={() => setWanted(null)} />}
    </section>
  );
}

interface RunProps {
  readonly run: PayoutRun;
  readonly onSettle: (payout: AdminPayout, outcome: Outcome) => void;
}

function Run({ run, onSettle }: RunProps) {
  const { t } = useTranslation('affiliates-admin');
  const { timezone } = useMember();
  const save = useSaveRun();
  const date = formatDay(run.startedAt, timezone);
  return (
    <li>
      <p className="affiliates-admin-line">
        <span className="affiliates-admin-name">{t('run.of', { id: run.id, date })}</span>
        <Button
          variant="quiet"
          isBusy={save.isPending}
          aria-label={`${t('run.file')}: ${t('run.of', { id: run.id, date })}`}
          onClick={() => save.mutate(run.id)}
        >
          {t('run.file')}
        </Button>
      </p>
      {save.error && (
        <p role="alert" className="form-failure">
          {errorMessage(save.error)}
        </p>
      )}
      <ul>
        {run.payouts.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} onSettle={(outcome) => onSettle(payout, outcome)} />
        ))}
      </ul>
    </li>
  );
}

interface PayoutRowProps {
  readonly payout: AdminPayout;
  readonly onSettle: (outcome: Outcome) => void;
}

function PayoutRow({ payout, onSettle }: PayoutRowProps) {
  const { t } = useTranslation('affiliates-admin');
  const { user, amount, status, methodHint, reference } = payout;
  const name = user?.username ?? t('run.erased');
  return (
    <li className="affiliates-admin-payout">
      <p className="affiliates-admin-line">
        <span>{name}</span>
        <span>{formatMoney(amount)}</span>
      </p>
      <p className="text-muted text-sm">
        {[t(`run.status.${status}`), methodHint, reference].filter(Boolean).join(' · ')}
      </p>
      {status === 'prepared' && (
        <p className="affiliates-admin-buttons">
          {(['paid', 'failed'] as const).map((outcome) => (
            <Button
              key={outcome}
              variant={outcome === 'paid' ? 'primary' : 'quiet'}
              aria-label={`${t(`run.do.${outcome}`)}: ${name}`}
              onClick={() => onSettle(outcome)}
            >
              {t(`run.do.${outcome}`)}
            </Button>
          ))}
        </p>
      )}
    </li>
  );
}
