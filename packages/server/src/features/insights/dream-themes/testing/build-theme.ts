import { dreamThemes } from '#server/db/tables/insights/dream-themes.ts';
import { themeInsights } from '#server/db/tables/insights/theme-insights.ts';
import { themeTechniques } from '#server/db/tables/insights/theme-techniques.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';

let counter = 0;

/** Inserts a theme with one insight and two techniques, the second for premium, as the loader would; returns its name. */
export async function buildTheme(
  { context: { db } }: Pick<TestApp, 'context'>,
  overrides: Partial<typeof dreamThemes.$inferInsert> = {},
): Promise<string> {
  counter += 1;
  const name = overrides.name ?? `theme-${counter}`;
  const [theme] = await db
    .insert(dreamThemes)
    .values({
      language: 'en',
      title: 'Walking on clouds',
      description: 'You walk on clouds. They hold.',
      category: 'height',
      symbolKeywords: ['cloud'],
      orderIndex: counter,
      ...overrides,
      name,
    })
    .returning();
  invariant(theme, 'an insert returns its row');
  const insight = { insightText: 'They are softer than they look.', insightType: 'meaning' as const };
  await db.insert(themeInsights).values({ themeId: theme.id, orderIndex: 0, ...insight });
  const technique = {
    themeId: theme.id,
    techniqueDescription: 'A short way.',
    practiceInstructions: ['Step.'],
  };
  await db.insert(themeTechniques).values([
    { ...technique, techniqueName: 'Free steps', orderIndex: 0, isPremium: false },
    { ...technique, techniqueName: 'Premium steps', orderIndex: 1, practiceInstructions: ['Fly.'] },
  ]);
  return name;
}
