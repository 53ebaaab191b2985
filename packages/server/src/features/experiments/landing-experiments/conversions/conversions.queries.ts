import { sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';

interface SignUp {
  readonly phaseId: number;
  readonly variantId: number;
  /** Null: counted, not followed. */
  readonly session: { readonly id: string; readonly userId: number } | null;
  readonly at: Date;
}

/** Phases that ended before this are no longer looked after. */
const lookedAfter = sql`(p.ended_at IS NULL OR p.ended_at > now_given.at - interval '90 days')`;

export function createConversionQueries(handle: Handle) {
  return {
    /** Whether this session is there, followed, and was shown this variant. */
    async isFollowed(
      { phaseId, variantId }: Pick<SignUp, 'phaseId' | 'variantId'>,
      id: string,
    ): Promise<boolean> {
      const { rows } = await handle.execute(sql`SELECT 1 FROM ab_test_sessions WHERE session_id = ${id}
        AND is_followed AND phase_id = ${phaseId} AND variant_id = ${variantId}`);
      return rows.length > 0;
    },

    /** Counts a sign-up, of a session once; nothing where phase or variant are gone. */
    async addSignUp({ phaseId, variantId, session, at }: SignUp): Promise<void> {
      await handle.execute(sql`
        INSERT INTO ab_test_conversions (user_id, phase_id, variant_id, session_id, conversion_type, page_view,
          time_to_conversion, elements_clicked, scroll_depth, time_on_page, converted_at)
        SELECT ${session?.userId ?? null}::integer, p.id, v.id, s.session_id, 'sign_up', '/signup',
          least(extract(epoch FROM ${at.toISOString()}::timestamptz - s.created_at), 2147483647)::integer,
          (SELECT count(*)::integer FROM ab_test_events e WHERE e.session_id = s.session_id AND e.event_type = 'click'),
          s.max_scroll_depth, s.total_time_on_site, ${at.toISOString()}::timestamptz
        FROM landing_experiment_phases p
        JOIN landing_page_variants v ON v.experiment_id = p.experiment_id AND v.id = ${variantId}
        LEFT JOIN ab_test_sessions s ON s.session_id = ${session?.id ?? null}::text
        WHERE p.id = ${phaseId}
        ON CONFLICT DO NOTHING`);
    },

    /**
     * Adds what followed members have done since they signed up, each once, and brings the revenue up to date: money that
     * arrived, less what was given or taken back, by currency.
     */
    async derive(at: Date): Promise<void> {
      const now = sql`(SELECT ${at.toISOString()}::timestamptz AS at) AS now_given`;
      const signedUp = sql`ab_test_conversions c
        JOIN landing_experiment_phases p ON p.id = c.phase_id
        JOIN ab_test_sessions s ON s.session_id = c.session_id AND s.is_followed
        JOIN users u ON u.id = c.user_id
        CROSS JOIN ${now}`;
      const columns = sql`user_id, phase_id, variant_id, session_id, conversion_type, converted_at, time_to_conversion`;
      const since = (time: ReturnType<typeof sql>) =>
        sql`greatest(0, least(extract(epoch FROM ${time} - s.created_at), 2147483647))::integer`;
      await handle.execute(sql`
        INSERT INTO ab_test_conversions (${columns})
        SELECT c.user_id, c.phase_id, c.variant_id, c.session_id, 'verified', now_given.at, ${since(sql`now_given.at`)}
        FROM ${signedUp}
        WHERE c.conversion_type = 'sign_up' AND u.email_verified AND ${lookedAfter}
        ON CONFLICT DO NOTHING`);
      await handle.execute(sql`
        INSERT INTO ab_test_conversions (${columns})
        SELECT c.user_id, c.phase_id, c.variant_id, c.session_id, 'first_reading', now_given.at, ${since(sql`now_given.at`)}
        FROM ${signedUp}
        WHERE c.conversion_type = 'sign_up' AND ${lookedAfter} AND (u.translations_used > 0
          OR EXISTS (SELECT 1 FROM dreams d WHERE d.user_id = u.id AND d.translation IS NOT NULL))
        ON CONFLICT DO NOTHING`);
      await handle.execute(sql`
        INSERT INTO ab_test_conversions (${columns})
        SELECT c.user_id, c.phase_id, c.variant_id, c.session_id, 'premium', paid.at, ${since(sql`paid.at`)}
        FROM ${signedUp}
        JOIN LATERAL (SELECT min(coalesce(i.paid_at, i.created_at)) AS at FROM invoices i
          WHERE i.user_id = u.id AND i.status = 'paid' AND i.amount_paid > 0) paid ON paid.at >= s.created_at
        WHERE c.conversion_type = 'sign_up' AND ${lookedAfter}
        ON CONFLICT DO NOTHING`);
      await handle.execute(sql`
        INSERT INTO ab_test_conversions (${columns}, conversion_value, currency)
        SELECT c.user_id, c.phase_id, c.variant_id, c.session_id, 'revenue', c.converted_at,
          ${since(sql`c.converted_at`)}, money.net, money.currency
        FROM ${signedUp}
        JOIN LATERAL (SELECT i.currency, sum(i.amount_paid
            - coalesce((SELECT sum(r.amount) FROM invoice_refunds r WHERE r.invoice_id = i.id AND r.status = 'succeeded'), 0)
            - coalesce((SELECT sum(d.amount) FROM invoice_disputes d WHERE d.invoice_id = i.id AND d.status = 'lost'), 0)
          ) AS net
          FROM invoices i WHERE i.user_id = u.id AND i.status = 'paid' AND i.amount_paid > 0 GROUP BY i.currency) money ON true
        WHERE c.conversion_type = 'premium' AND ${lookedAfter}
        ON CONFLICT (session_id, conversion_type, currency) DO UPDATE SET conversion_value = EXCLUDED.conversion_value
        WHERE ab_test_conversions.conversion_value IS DISTINCT FROM EXCLUDED.conversion_value`);
    },
  };
}
