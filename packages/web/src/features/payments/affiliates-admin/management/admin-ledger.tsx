import type { AdminAffiliate, AdminCommission } from '@chitta/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ListPages } from '#web/ui/list-pages.tsx';
import { ledgerQuery } from '../affiliates-admin.api.ts';
import { ReasonDialog } from '../reason-dialog.tsx';

type Verdict = 'released' | 'void';

/** An affiliate's ledger, which is asked for once it is opened. */
export function AdminLedger({ affiliate: { user } }: { readonly affiliate: AdminAffiliate }) {
  const { t } = useTranslation('affiliates-admin');
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="affiliates-admin-ledger"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('ledger.title')}</summary>
      {isOpen && <Rows userId={user.id} />}
    </details>
  );
}

function Rows({ userId }: { readonly userId: number }) {
  const { t } = useTranslation('affiliates-admin');
  const list = useInfiniteQuery(ledgerQuery(userId));
  const [wanted, setWanted] = useState<{ row: AdminCommission; verdict: Verdict } | null>(null);
  return (
    <>
      <ListPages list={list} empty={t('ledger.none')} more={t('more')} retry={t('retry')}>
        {(rows) => (
          <ul>
            {rows.map((row) => (
              <LedgerRow key={row.id} row={row} onDecide={(verdict) => setWanted({ row, verdict })} />
            ))}
          </ul>
        )}
      </ListPages>
      {wanted && (
        <ReasonDialog
          isOpen
          onClose={() => setWanted(null)}
          title={t(`ledger.do.${wanted.verdict}`)}
          effect={t(`ledger.effect.${wanted.verdict}`)}
          submit={t(`ledger.do.${wanted.verdict}`)}
          isTaking={wanted.verdict === 'void'}
          build={(reason) => ({
            kind: 'decide',
            id: wanted.row.id,
            body: { verdict: wanted.verdict, reason },
          })}
        />
      )}
    </>
  );
}

interface LedgerRowProps {
  readonly row: AdminCommission;
  readonly onDecide: (verdict: Verdict) => void;
}

function LedgerRow({ row, onDecide }: LedgerRowProps) {
  const { t } = useTranslation('affiliates-admin');
  const { timezone } = useMember();
  const { kind, state, reason, amount, memberId, invoiceId, createdAt } = row;
  const facts = [
    formatDay(createdAt, timezone),
    t(`ledger.state.${state}`),
    reason && t(`ledger.reason.${reason}`),
    memberId !== null && t('ledger.member', { id: memberId }),
    kind !== 'adjustment' && invoiceId,
  ].filter(Boolean);
  return (
    <li>
      <p className="affiliates-admin-line">
        <span>{t(`ledger.kind.${kind}`)}</span>
        <span>{formatMoney(amount)}</span>
      </p>
      <p className="text-muted text-sm">{facts.join(' · ')}</p>
      {state === 'held' && reason !== 'suspended' && (
        <p className="affiliates-admin-buttons">
          <Button variant="quiet" onClick={() => onDecide('released')}>
            {t('ledger.do.released')}
          </Button>
          <Button variant="danger" onClick={() => onDecide('void')}>
            {t('ledger.do.void')}
          </Button>
        </p>
      )}
    </li>
  );
}
