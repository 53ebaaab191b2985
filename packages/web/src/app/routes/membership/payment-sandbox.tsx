import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { recoveryQuery } from '#web/features/payments/memberships/memberships.api.ts';
import { SandboxAccount } from '#web/features/payments/payment-sandbox/sandbox-account.tsx';
import { SandboxCheckout } from '#web/features/payments/payment-sandbox/sandbox-checkout.tsx';
import { SandboxInvoice } from '#web/features/payments/payment-sandbox/sandbox-invoice.tsx';

/** What was tried at the sandbox is looked at by the app at once, without waiting for the news of it. */
export function useLookAgain(): () => void {
  const client = useQueryClient();
  return () => {
    client.fetchQuery(recoveryQuery(client)).catch(() => undefined);
  };
}

export function SandboxCheckoutRoute() {
  const { checkoutId = '' } = useParams({ strict: false });
  return <SandboxCheckout checkoutId={checkoutId} />;
}

export function SandboxAccountRoute() {
  return <SandboxAccount onChanged={useLookAgain()} />;
}

export function SandboxInvoiceRoute() {
  const { invoiceId = '' } = useParams({ strict: false });
  return <SandboxInvoice invoiceId={invoiceId} onChanged={useLookAgain()} />;
}
