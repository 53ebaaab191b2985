import type { SandboxAccount } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { useMember } from '#web/lib/session.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { type InvoiceAct, useInvoiceAct } from './payment-sandbox.api.ts';
import type { SandboxProps } from './sandbox-props.ts';

type Invoice = SandboxAccount['invoices'][number];

interface SandboxInvoiceActsProps extends SandboxProps {
  readonly invoice: Invoice;
}

/** Which acts an invoice allows: money back, a dispute, or the decision of one. */
export function actsOf({ id, status, amountPaid, refunded, disputes }: Invoice): readonly InvoiceAct[] {
  const undecided = disputes.find((dispute) => dispute.status === 'open' || dispute.status === 'inquiry');
  if (undecided) {
    return [
      { kind: 'won', id: undecided.id },
      { kind: 'lost', id: undecided.id },
    ];
  }
  const left = amountPaid.amount - refunded.amount;
  if (status !== 'paid' || left <= 0 || disputes.length > 0) return [];
  return [
    { kind: 'refund', id, amount: left },
    { kind: 'dispute', id },
  ];
}

/** One invoice at the sandbox, with what can be tried with it. */
export function SandboxInvoiceActs({ invoice, onChanged }: SandboxInvoiceActsProps) {
  const { t } = useTranslation('payment-sandbox');
  const { timezone } = useMember();
  const act = useInvoiceAct();
  const { id, number, status, createdAt, total, refunded } = invoice;
  return (
    <div className="grid gap-3">
      <p>
        <b>{formatMoney(total)}</b> · {formatDay(createdAt, timezone)}
        {number !== null && <span className="text-muted"> · {number}</span>}
      </p>
      <p className="text-muted" role="status">
        {t(`invoices.status.${status}`)}
        {refunded.amount > 0 && ` · ${t('invoices.refunded', { sum: formatMoney(refunded) })}`}
        {invoice.disputes.map((dispute) => ` · ${t(`invoices.dispute.${dispute.status}`)}`).join('')}
      </p>
      {act.error && (
        <p role="alert" className="form-failure">
          {errorMessage(act.error)}
        </p>
      )}
      <p className="sandbox-row">
        {status === 'open' && (
          <Link to={membershipPaths.sandboxInvoice} params={{ invoiceId: id }} className={buttonClass()}>
            {t('invoices.pay')}
          </Link>
        )}
        {actsOf(invoice).map((each) => (
          <Button
            key={each.kind}
            variant="quiet"
            isBusy={act.isPending && act.variables.kind === each.kind}
            onClick={() => void act.mutateAsync(each).then(onChanged, () => undefined)}
          >
            {t(`invoices.act.${each.kind}`)}
          </Button>
        ))}
      </p>
    </div>
  );
}
