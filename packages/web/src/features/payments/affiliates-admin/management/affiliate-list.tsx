import type { AdminAffiliate } from '@chitta/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { formatRate } from '#web/lib/format/format-rate.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ListPages } from '#web/ui/list-pages.tsx';
import { affiliatesQuery } from '../affiliates-admin.api.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { AdminLedger } from './admin-ledger.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

const acts = ['change', 'adjust', 'status'] as const;
type Act = (typeof acts)[number];

/** Affiliates with what they have, what the next run would pay, and what can be done. */
export function AffiliateList() {
  const { t } = useTranslation('affiliates-admin');
  const titleId = useId();
  const list = useInfiniteQuery(affiliatesQuery);
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('list.title')}</h2>
      <ListPages list={list} empty={t('list.none')} more={t('more')} retry={t('retry')}>
        {(affiliates) => (
          <ul className="affiliates-admin-list">
            {affiliates.map((affiliate) => (
              <AffiliateRow key={affiliate.user.id} affiliate={affiliate} />
            ))}
          </ul>
        )}
      </ListPages>
    </section>
  );
}

function AffiliateRow({ affiliate }: { readonly affiliate: AdminAffiliate }) {
  const { t } = useTranslation('affiliates-admin');
  const [act, setAct] = useState<Act | null>(null);
  const { user, status, tier, ownRateBps, code } = affiliate;
  const close = () => setAct(null);
  const labelOf = (each: Act) => (each === 'status' ? t(`list.status.${status}`) : t(`list.do.${each}`));
  return (
    <li>
      <p>
        <Link to={paths.adminUser} params={{ userId: String(user.id) }} className="affiliates-admin-name">
          {user.username}
        </Link>{' '}
        <span className="text-muted">{user.email}</span>
      </p>
      <p className="text-muted text-sm">
        {[t(`list.is.${status}`), tier.name, formatRate(ownRateBps ?? tier.rateBps), code]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Balances affiliate={affiliate} />
      <p className="affiliates-admin-buttons">
        {acts.map((each) => (
          <Button
            key={each}
            variant={each === 'status' && status === 'active' ? 'danger' : 'quiet'}
            aria-label={`${labelOf(each)}: ${user.username}`}
            onClick={() => setAct(each)}
          >
            {labelOf(each)}
          </Button>
        ))}
      </p>
      <AdminLedger affiliate={affiliate} />
      {act === 'change' && <ChangeDialog affiliate={affiliate} onClose={close} />}
      {act === 'adjust' && <AdjustDialog affiliate={affiliate} onClose={close} />}
      {act === 'status' && <StatusDialog affiliate={affiliate} onClose={close} />}
    </li>
  );
}

const parts = ['pending', 'approved', 'inPayout', 'paid', 'held'] as const;

function Balances({ affiliate: { balances, nextPayouts } }: { readonly affiliate: AdminAffiliate }) {
  const { t } = useTranslation('affiliates-admin');
  return (
    <>
      {balances.map((balance) => (
        <p key={balance.currency} className="affiliates-admin-sums">
          {parts
            .filter((part) => balance[part] !== 0)
            .map((part) => {
              const amount = formatMoney({ amount: balance[part], currency: balance.currency });
              return `${t(`list.balance.${part}`)} ${amount}`;
            })
            .join(' · ')}
        </p>
      ))}
      {nextPayouts.map(({ amount, blocker }) => (
        <p key={amount.currency} className="text-sm">
          {t(`list.next.${blocker ?? 'ready'}`, { amount: formatMoney(amount) })}
        </p>
      ))}
    </>
  );
}
