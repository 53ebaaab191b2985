import type { SandboxAccount } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { CardForm } from './card-form.tsx';
import { SandboxInvoiceActs } from './invoice-acts.tsx';
import { sandboxAccountQuery } from './payment-sandbox.api.ts';
import { SandboxPage } from './sandbox-page.tsx';
import type { SandboxProps } from './sandbox-props.ts';

interface SandboxInvoiceProps extends SandboxProps {
  readonly invoiceId: string;
}

/** One invoice: what became of it, and the way to pay one whose own payment failed. */
export function SandboxInvoice({ invoiceId, onChanged }: SandboxInvoiceProps) {
  const { t } = useTranslation('payment-sandbox');
  const query = useQuery(sandboxAccountQuery);
  return (
    <SandboxPage title={t('invoice.title')}>
      <QueryResult retry={t('retry')} query={query}>
        {(account) => <Invoice account={account} invoiceId={invoiceId} onChanged={onChanged} />}
      </QueryResult>
      <p>
        <Link to={membershipPaths.subscription} className={buttonClass('ghost')}>
          {t('account.back')}
        </Link>
      </p>
    </SandboxPage>
  );
}

interface InvoiceProps extends SandboxInvoiceProps {
  readonly account: SandboxAccount;
}

function Invoice({ account: { invoices, awaited }, invoiceId, onChanged }: InvoiceProps) {
  const { t } = useTranslation('payment-sandbox');
  const invoice = invoices.find(({ id }) => id === invoiceId);
  if (!invoice) return <p>{t('invoice.none')}</p>;
  if (invoice.status !== 'open') return <SandboxInvoiceActs invoice={invoice} onChanged={onChanged} />;
  const sum = formatMoney(invoice.total);
  return (
    <>
      <p className="sandbox-sum">
        {sum}
        <span className="text-muted">{t('invoice.open')}</span>
      </p>
      <CardForm
        use={{ kind: 'invoice', id: invoiceId }}
        action={t('checkout.pay', { sum })}
        isAwaited={awaited.includes(invoiceId)}
        onDone={onChanged}
      />
    </>
  );
}
