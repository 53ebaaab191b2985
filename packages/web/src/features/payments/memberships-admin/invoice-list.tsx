import type { Invoice } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { Button } from '#web/ui/button.tsx';
import { leftToGiveBack } from './amounts.ts';

interface InvoiceListProps {
  readonly invoices: readonly Invoice[];
  readonly onGiveBack: (invoice: Invoice) => void;
}

/** The newest invoices, each with what became of its money and a way to give it back. */
export function InvoiceList({ invoices, onGiveBack }: InvoiceListProps) {
  const { t } = useTranslation('memberships-admin');
  if (invoices.length === 0) return <p className="text-muted">{t('invoices.none')}</p>;
  return (
    <ul>
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} onGiveBack={() => onGiveBack(invoice)} />
      ))}
    </ul>
  );
}

interface InvoiceRowProps {
  readonly invoice: Invoice;
  readonly onGiveBack: () => void;
}

function InvoiceRow({ invoice, onGiveBack }: InvoiceRowProps) {
  const { t } = useTranslation('memberships-admin');
  const { id, number, total, createdAt, periodStart, periodEnd, pageUrl } = invoice;
  const name = number ?? id;
  const period = { from: formatDay(periodStart, null), to: formatDay(periodEnd, null) };
  return (
    <li className="admin-invoice">
      <div className="min-w-0">
        <p>
          <span className="admin-invoice-sum">{formatMoney(total)}</span>
          {' · '}
          <InvoiceState invoice={invoice} />
        </p>
        <p className="text-muted text-sm">
          <time dateTime={createdAt}>{formatDay(createdAt, null)}</time> · {name} ·{' '}
          {t('invoices.period', period)}
        </p>
      </div>
      <p className="admin-invoice-acts">
        {pageUrl !== null && (
          <a href={pageUrl} className="link" aria-label={t('invoices.viewOf', { invoice: name })}>
            {t('invoices.view')}
          </a>
        )}
        {leftToGiveBack(invoice).amount > 0 && (
          <Button variant="danger" aria-label={t('back.openOf', { invoice: name })} onClick={onGiveBack}>
            {t('back.open')}
          </Button>
        )}
      </p>
    </li>
  );
}

function InvoiceState({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('memberships-admin');
  const { status, total, amountPaid, refunded, isDisputed } = invoice;
  const states = [
    t(`invoices.status.${status}`),
    // Where the two are not the same, something else than a card paid the rest.
    ...(status === 'paid' && amountPaid.amount !== total.amount
      ? [t('invoices.charged', { price: formatMoney(amountPaid) })]
      : []),
    ...(refunded.amount > 0 ? [t('invoices.refunded', { price: formatMoney(refunded) })] : []),
    ...(isDisputed ? [t('invoices.disputed')] : []),
  ];
  return <>{states.join(' · ')}</>;
}
