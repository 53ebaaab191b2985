import type pg from 'pg';

export interface BegunExperiment {
  readonly phase: number;
  readonly variants: readonly { readonly id: number; readonly key: string }[];
}

/** What the treatment says in place of the page's own words. */
const headline = { en: 'What did you dream last night?', es: '¿Qué soñaste anoche?' };

/** Begins an experiment on the first page whose two variants weigh the same; the second one has another headline. */
export async function beginExperiment(client: pg.Client): Promise<BegunExperiment> {
  const { rows } = await client.query(
    `WITH experiment AS (
      INSERT INTO landing_experiments (name, status, created_at, updated_at) VALUES ('bench', 'running', now(), now())
      RETURNING id),
    variants AS (
      INSERT INTO landing_page_variants (experiment_id, position, variant_key, name, is_active, hero_headline)
      SELECT id, n, 'bench-' || n, 'Bench', true, CASE n WHEN 1 THEN $1::jsonb END
      FROM experiment, generate_series(0, 1) AS n RETURNING id, variant_key)
    INSERT INTO landing_experiment_phases (experiment_id, number, seed, coverage, weights, started_at)
    SELECT id, 1, 'seed', 1, (SELECT jsonb_object_agg(id, 10) FROM variants), now() FROM experiment RETURNING id`,
    [JSON.stringify(headline)],
  );
  const variants = await client.query('SELECT id, variant_key AS key FROM landing_page_variants ORDER BY id');
  return { phase: rows[0].id, variants: variants.rows };
}
