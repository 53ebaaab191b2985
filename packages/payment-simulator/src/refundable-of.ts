import type { SimulatedCharge, SimulatorState } from './state.ts';

/** What of an invoice's money is still here, and the charge that brought it. */
export function refundableOf(
  { charges, refunds, disputes }: SimulatorState,
  invoiceId: string,
): { readonly charge: SimulatedCharge | undefined; readonly left: number } {
  const charge = charges.find((entry) => entry.invoiceId === invoiceId && entry.status === 'succeeded');
  if (!charge) return { charge, left: 0 };
  const isTaken = disputes.some(
    (dispute) => dispute.chargeId === charge.id && (dispute.status === 'open' || dispute.status === 'lost'),
  );
  const given = refunds
    .filter((entry) => entry.chargeId === charge.id)
    .reduce((sum, entry) => sum + entry.amount, 0);
  return { charge, left: isTaken ? 0 : charge.amount - given };
}
