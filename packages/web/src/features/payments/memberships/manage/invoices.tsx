import type { Invoice } from '@chitta/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { useMember } from '#web/lib/session.ts';
import { ListPages } from '#web/ui/list-pages.tsx';
import { invoicesQuery } from '../memberships.api.ts';

/** Every invoice with what became of its money. */
export function Invoices() {
  const { t } = useTranslation(['membership', 'membership-common']);
  const titleId = useId();
  const list = useInfiniteQuery({ ...invoicesQuery, staleTime: 0 });
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('membership:invoices.title')}</h2>
      <ListPages
        list={list}
        empty={t('membership:invoices.none')}
        more={t('membership:invoices.more')}
        retry={t('membership-common:retry')}
      >
        {(invoices) => (
          <ul>
            {invoices.map((invoice) => (
              <InvoiceLine key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        )}
      </ListPages>
    </section>
  );
}

function InvoiceLine({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('membership');
  const { timezone } = useMember();
  const { number, createdAt, total, periodStart, periodEnd, pageUrl, documentUrl } = invoice;
  const period = { from: formatDay(periodStart, timezone), to: formatDay(periodEnd, timezone) };
  return (
    <li className="invoice">
      <div>
        <p>
          <time dateTime={createdAt}>{formatDay(createdAt, timezone)}</time>
          {number !== null && <span className="text-muted"> · {number}</span>}
        </p>
        <p className="text-muted text-sm">{t('invoices.period', period)}</p>
        <InvoiceState invoice={invoice} />
      </div>
      <div className="invoice-sum">
        <p>{formatMoney(total)}</p>
        <p className="invoice-links">
          {pageUrl !== null && (
            <a href={pageUrl} className="link">
              {t('invoices.view')}
            </a>
          )}
          {documentUrl !== null && documentUrl !== pageUrl && (
            <a href={documentUrl} className="link">
              {t('invoices.document')}
            </a>
          )}
        </p>
      </div>
    </li>
  );
}

function InvoiceState({ invoice: { status, refunded, isDisputed } }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('membership');
  return (
    <p className="text-sm">
      {t(`invoices.status.${status}`)}
      {refunded.amount > 0 && ` · ${t('invoices.refunded', { price: formatMoney(refunded) })}`}
      {isDisputed && ` · ${t('invoices.disputed')}`}
    </p>
  );
}
