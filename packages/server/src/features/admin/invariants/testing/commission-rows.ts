interface CommissionOptions {
  readonly amount: number;
  readonly base: number;
  readonly kind?: 'sale' | 'refund';
  readonly state?: 'pending' | 'approved' | 'in_payout' | 'paid';
}

/**
 * SQL for a row in the ledger of an affiliate, of the first payment of a member at 20 per cent; in the newest payout,
 * where the state says so and there is one.
 */
export function addCommission(
  affiliate: number,
  member: number,
  { amount, base, kind = 'sale', state = 'pending' }: CommissionOptions,
): string {
  const payout =
    state === 'in_payout' || state === 'paid' ? '(SELECT max(id) FROM affiliate_payouts)' : 'NULL';
  return `INSERT INTO affiliate_commissions
      (user_id, member_id, invoice_id, kind, source_id, amount, base, rate_bps, currency, state, matures_at, payout_id,
        created_at)
    SELECT ${affiliate}, user_id, id, '${kind}', id, ${amount}, ${base}, 2000, currency, '${state}', now(), ${payout},
      now()
    FROM invoices WHERE user_id = ${member} AND amount_paid > 0 ORDER BY paid_at LIMIT 1`;
}

export function addPayout(affiliate: number, amount: number, status: 'prepared' | 'paid'): string {
  const settled = status === 'paid' ? 'now()' : 'NULL';
  return `WITH run AS (INSERT INTO affiliate_payout_runs (started_at) VALUES (now()) RETURNING id)
    INSERT INTO affiliate_payouts
      (run_id, user_id, amount, currency, status, method_kind, method_hint, created_at, settled_at)
    SELECT id, ${affiliate}, ${amount}, 'usd', '${status}', 'paypal', 'l…', now(), ${settled} FROM run`;
}

export function setEarned(affiliate: number, total: string): string {
  return `UPDATE users SET total_commission_earned = ${total} WHERE id = ${affiliate}`;
}
