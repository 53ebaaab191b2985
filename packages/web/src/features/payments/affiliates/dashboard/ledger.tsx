import type { AffiliateCommission } from '@chitta/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { ListPages } from '#web/ui/list-pages.tsx';
import { commissionsQuery } from '../affiliates.api.ts';

/** Every row of the affiliate's ledger. Rows name a day and no person. */
export function Ledger() {
  const { t } = useTranslation('affiliates');
  const titleId = useId();
  const list = useInfiniteQuery(commissionsQuery);
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('ledger.title')}</h2>
      <ListPages list={list} empty={t('ledger.none')} more={t('ledger.more')} retry={t('retry')}>
        {(rows) => (
          <ul className="affiliate-lines">
            {rows.map((row) => (
              <LedgerLine key={row.id} row={row} />
            ))}
          </ul>
        )}
      </ListPages>
    </section>
  );
}

function LedgerLine({ row }: { readonly row: AffiliateCommission }) {
  const { t } = useTranslation('affiliates');
  const { kind, state, amount, campaign, createdAt, maturesAt } = row;
  const date = formatDay(maturesAt, 'UTC');
  return (
    <li>
      <div>
        <p>
          {t(`kind.${kind}`)}
          {campaign !== null && <span className="text-muted"> · {campaign}</span>}
        </p>
        <p className="text-muted text-sm">
          {formatDay(createdAt, 'UTC')} · {t(`ledger.${state}`, { date })}
        </p>
      </div>
      <p className="affiliate-sum">{formatMoney(amount)}</p>
    </li>
  );
}
