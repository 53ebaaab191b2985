import type { SandboxAccount as Account } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { CardForm } from './card-form.tsx';
import { SandboxInvoiceActs } from './invoice-acts.tsx';
import { sandboxAccountQuery } from './payment-sandbox.api.ts';
import { SandboxPage } from './sandbox-page.tsx';
import type { SandboxProps } from './sandbox-props.ts';
import { TimeSection } from './time-section.tsx';

/** What the sandbox keeps of a member: the page that a payment service has for cards and receipts, and more. */
export function SandboxAccount({ onChanged }: SandboxProps) {
  const { t } = useTranslation('payment-sandbox');
  const query = useQuery(sandboxAccountQuery);
  return (
    <SandboxPage title={t('account.title')}>
      <QueryResult retry={t('retry')} query={query}>
        {(account) => (
          <>
            <CardPart account={account} onChanged={onChanged} />
            <TimeSection now={account.now} onChanged={onChanged} />
            <InvoicesPart account={account} onChanged={onChanged} />
          </>
        )}
      </QueryResult>
      <p>
        <Link to={membershipPaths.subscription} className={buttonClass()}>
          {t('account.back')}
        </Link>
      </p>
    </SandboxPage>
  );
}

interface PartProps extends SandboxProps {
  readonly account: Account;
}

function CardPart({ account, onChanged }: PartProps) {
  const { t } = useTranslation('payment-sandbox');
  const titleId = useId();
  const { card, customerId, awaited } = account;
  const isAwaited = awaited.includes(customerId);
  const [isOpen, setOpen] = useState(isAwaited);
  const handleDone = () => {
    setOpen(false);
    onChanged();
  };
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('card.title')}</h2>
      <p role="status">{card ? t('card.now', { brand: card.brand, last4: card.last4 }) : t('card.none')}</p>
      {isOpen ? (
        <CardForm
          use={{ kind: 'card', id: customerId }}
          action={t('card.use')}
          isAwaited={isAwaited}
          onDone={handleDone}
        />
      ) : (
        <p>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {t('card.change')}
          </Button>
        </p>
      )}
    </section>
  );
}

function InvoicesPart({ account: { invoices }, onChanged }: PartProps) {
  const { t } = useTranslation('payment-sandbox');
  const titleId = useId();
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('invoices.title')}</h2>
      {invoices.length === 0 && <p className="text-muted">{t('invoices.none')}</p>}
      <ul className="grid">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="sandbox-invoice">
            <SandboxInvoiceActs invoice={invoice} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}
