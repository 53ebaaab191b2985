import type { DreamThemeItem, OwnTheme, ThemePrevalence, ThemeTechnique } from '@chitta/contract';
import type { themeTechniques } from '#server/db/tables/insights/theme-techniques.ts';
import type { OwnThemeRow, ThemeRow } from './dream-themes.queries.ts';
import { prevalenceSource } from './prevalence-source.ts';

/** `own`: null for visitors, undefined for a member who has not dreamt of it. */
export function presentThemeItem(
  { name, category, title, description }: ThemeRow,
  own: OwnThemeRow | undefined | null,
): DreamThemeItem {
  return { name, category, title, description, own: own === null ? null : presentOwn(own) };
}

function presentOwn(own: OwnThemeRow | undefined): OwnTheme {
  return {
    dreams: own?.dreams ?? 0,
    first: own?.first?.toISOString() ?? null,
    last: own?.last?.toISOString() ?? null,
  };
}

/** What is done with a technique for premium is told to premium members alone. */
export function presentTechnique(
  {
    techniqueName: name,
    techniqueDescription: description,
    practiceInstructions,
    isPremium,
  }: typeof themeTechniques.$inferSelect,
  isReaderPremium: boolean,
): ThemeTechnique {
  const isOpen = isReaderPremium || !isPremium;
  return { name, isPremium, practice: isOpen ? { description, steps: practiceInstructions } : null };
}

export function presentPrevalence(percent: number | null): ThemePrevalence | null {
  return percent === null ? null : { percent, ...prevalenceSource };
}
