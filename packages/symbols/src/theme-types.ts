/** The typical themes of dreams: what is said of each, and what it is found by. */

import type { ArcFile } from './arc-file.ts';
import type { ArcCues } from './arc-types.ts';
import type { Language } from './language.ts';

/** Groups of themes, in the order in which they are shown. */
export const themeCategories = [
  'threat',
  'creatures',
  'helpless',
  'failing',
  'exposed',
  'height',
  'elements',
  'farewell',
  'other-self',
  'beyond',
  'delight',
] as const;
export type ThemeCategory = (typeof themeCategories)[number];

/** What an insight says: what the image is read as, where to look in the last days, how it changes, where to turn to. */
export const themeInsightTypes = ['meaning', 'yesterday', 'change', 'care'] as const;
export type ThemeInsightType = (typeof themeInsightTypes)[number];

export interface ThemeTechnique {
  readonly name: string;
  readonly description: string;
  readonly steps: readonly string[];
  /** Missing: for premium members alone. */
  readonly isPremium?: boolean;
}

/** One language of a theme, as editors write it. */
export interface ThemeText {
  readonly title: string;
  readonly description: string;
  /** Each type once; `care` where the theme may touch real harm. */
  readonly insights: Readonly<Partial<Record<ThemeInsightType, string>>>;
  readonly techniques: readonly ThemeTechnique[];
}

/** A theme, as editors write it. Stands in `content/themes/`. */
export interface ThemeEntry {
  /** A slug, the same in both languages. */
  readonly name: string;
  readonly category: ThemeCategory;
  /** Symbols of the dictionary that belong with it. */
  readonly keywords: readonly string[];
  /** Only where the figure was read in its publication. All are from the one source that is named beside the list. */
  readonly prevalence?: { readonly percent: number };
  readonly en: ThemeText;
  readonly es: ThemeText;
}

/** What a theme is found by. Stands in `content/theme-cues/`. */
export interface ThemeCueEntry {
  readonly theme: string;
  /** Arcs each of which shows it. */
  readonly arcs?: readonly string[];
  /** Themes that are not meant where it is: who lies awake and paralysed is not tied. */
  readonly hides?: readonly string[];
  /** Shown also by what is told of a loss. */
  readonly isOfLoss?: true;
  readonly en?: { readonly cues: ArcCues };
  readonly es?: { readonly cues: ArcCues };
}

/** A theme in one language. */
export interface ThemeOfLanguage extends Omit<ThemeEntry, Language | 'prevalence'>, ThemeText {
  readonly prevalence: number | null;
}

/** `generated/themes.<language>.json`. */
export interface ThemeFile {
  /** Changes with any text of it. */
  readonly version: string;
  readonly themes: readonly ThemeOfLanguage[];
}

/** `generated/theme-cues.<language>.json`: arcs that say nothing, and the themes that each of them shows. */
export interface ThemeCueFile extends Pick<ArcFile, 'arcs' | 'phrases'> {
  readonly themesOf: Readonly<Record<string, readonly string[]>>;
  /** By theme, those that are not meant where it is. */
  readonly hides: Readonly<Record<string, readonly string[]>>;
  /** Shown also by what is told of a loss. */
  readonly ofLoss: readonly string[];
}
