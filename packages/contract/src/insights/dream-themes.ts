import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import { dreamListItem } from '../journal/dreams.ts';
import * as limits from '../limits.ts';
import { idParam } from '../text.ts';

const language = z.enum(limits.languages);
const inLanguage = z.object({ language: language.optional() });
/** Stable name of a theme, the same in both languages. */
const themeName = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]+$/);

/** What a theme is in the journal of whoever asks. */
const ownTheme = z.object({
  dreams: z.number().int().nonnegative(),
  /** When the first and the last of them were dreamt; null where there is none. */
  first: z.string().nullable(),
  last: z.string().nullable(),
});
export type OwnTheme = z.infer<typeof ownTheme>;

const themeItem = z.object({
  name: z.string(),
  category: z.enum(limits.themeCategories),
  title: z.string(),
  description: z.string(),
  /** Null for visitors. */
  own: ownTheme.nullable(),
});
export type DreamThemeItem = z.infer<typeof themeItem>;

/** All themes, group by group. */
const dreamThemes = z.object({
  language,
  items: z.array(themeItem),
  /** Dreams of the member that were not looked at for themes yet. */
  unread: z.number().int().nonnegative(),
  nextCursor: z.null(),
});
export type DreamThemes = z.infer<typeof dreamThemes>;

const themeTechnique = z.object({
  name: z.string(),
  isPremium: z.boolean(),
  /** Null where whoever asks has no premium. */
  practice: z.object({ description: z.string(), steps: z.array(z.string()) }).nullable(),
});
export type ThemeTechnique = z.infer<typeof themeTechnique>;

/** How many people said that they have such dreams, with where it was read. */
const themePrevalence = z.object({
  percent: z.number(),
  people: z.number().int(),
  years: z.tuple([z.number().int(), z.number().int()]),
  /** ISO 3166. */
  country: z.string(),
  source: z.object({ title: z.string(), url: z.string() }),
});
export type ThemePrevalence = z.infer<typeof themePrevalence>;

const dreamTheme = themeItem.extend({
  language,
  insights: z.array(z.object({ type: z.enum(limits.themeInsightTypes), text: z.string() })),
  techniques: z.array(themeTechnique),
  prevalence: themePrevalence.nullable(),
  /** Entries of the dictionary that belong with it. */
  symbols: z.array(z.object({ name: z.string(), address: z.string() })),
  /** The member's own dreams of it, the newest first; null for visitors. */
  dreams: z.object({ items: z.array(dreamListItem), nextCursor: z.string().nullable() }).nullable(),
});
export type DreamTheme = z.infer<typeof dreamTheme>;

const readThemeQuery = inLanguage.extend({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
});
export type ReadThemeQuery = z.infer<typeof readThemeQuery>;

const themesOfDream = z.object({
  items: z.array(z.object({ name: z.string(), title: z.string() })),
  nextCursor: z.null(),
});
export type ThemesOfDream = z.infer<typeof themesOfDream>;

/** Without `language`, English. */
export const dreamThemesEndpoints = {
  'GET /api/dream-themes': endpoint({
    access: 'public',
    isForMembersToo: true,
    summary: 'The typical themes of dreams by groups; for members with how often they dreamt of each',
    query: inLanguage,
    response: dataOf(dreamThemes),
    errors: [],
  }),
  'GET /api/dream-themes/:name': endpoint({
    access: 'public',
    isForMembersToo: true,
    summary: 'One theme; for members with their own dreams of it',
    params: z.object({ name: themeName }),
    query: readThemeQuery,
    response: dataOf(dreamTheme),
    errors: ['requests.invalid', 'themes.not_found'],
  }),
  'GET /api/dreams/:id/themes': endpoint({
    access: 'member',
    summary: 'The typical themes of one dream, in the order in which it tells them',
    params: z.object({ id: idParam }),
    query: inLanguage,
    response: dataOf(themesOfDream),
    errors: ['dreams.not_found'],
  }),
} as const;
