import { randomBytes } from 'node:crypto';
import { celebrities } from '#server/db/tables/symbols/celebrities.ts';
import { combinedSymbols } from '#server/db/tables/symbols/combined-symbols.ts';
import { dreamSymbols } from '#server/db/tables/symbols/dream-symbols.ts';
import { missingSymbols } from '#server/db/tables/symbols/missing-symbols.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { TestApp } from './build-test-app.ts';

const unique = () => randomBytes(6).toString('hex');

/** Inserts a symbol as the loader would, and returns what its address is made of. */
export async function buildSymbol(
  { context }: TestApp,
  overrides: Partial<typeof dreamSymbols.$inferInsert> = {},
): Promise<{ slug: string; language: string }> {
  const slug = overrides.slug ?? `symbol-${unique()}`;
  const language = overrides.language ?? 'en';
  await context.db.insert(dreamSymbols).values({
    name: slug,
    group: 'animal',
    description: 'A habit.',
    extendedDescription: '',
    deeperInsight: '',
    meaning: 'a habit',
    variations: [slug],
    ...overrides,
    slug,
    language,
  });
  return { slug, language };
}

export async function buildCombinedSymbol(
  { context }: TestApp,
  overrides: Partial<typeof combinedSymbols.$inferInsert> = {},
): Promise<{ slug: string; language: string }> {
  const slug = overrides.slug ?? `combined-${unique()}`;
  const language = overrides.language ?? 'en';
  await context.db.insert(combinedSymbols).values({
    name: slug,
    description: 'More together.',
    meaning: 'more together',
    insight: '',
    parts: ['dog', 'speak'],
    ...overrides,
    slug,
    language,
  });
  return { slug, language };
}

export async function buildCelebrity(
  { context }: TestApp,
  overrides: Partial<typeof celebrities.$inferInsert> = {},
): Promise<{ id: string }> {
  const [row] = await context.db
    .insert(celebrities)
    .values({ language: 'en', name: `Ada ${unique()}`, quality: 'wit', ...overrides })
    .returning();
  invariant(row, 'an insert returns its row');
  return { id: String(row.id) };
}

export async function buildMissingSymbol(
  { context }: TestApp,
  overrides: Partial<typeof missingSymbols.$inferInsert> = {},
): Promise<{ id: string }> {
  const [row] = await context.db
    .insert(missingSymbols)
    .values({ symbol: `word${unique()}`, language: 'en', ...overrides })
    .returning();
  invariant(row, 'an insert returns its row');
  return { id: String(row.id) };
}
