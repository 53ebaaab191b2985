import { contentLanguages, type Problem } from '../../../../src/checking/problem.ts';
import {
  type Language,
  type SymbolEntry,
  type ThemeCueEntry,
  type ThemeEntry,
  themeCategories,
} from '../../../../src/types.ts';
import type { Content } from '../../read-content.ts';
import { cueFaults } from '../check-arcs.ts';
import { themeTextFaults } from './theme-wordings.ts';

type ThemeContent = Pick<Content, 'themes' | 'themeCues' | 'arcs'> & {
  readonly symbols: readonly Pick<SymbolEntry, 'id'>[];
  readonly combined: readonly { readonly id: string }[];
};

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Themes are complete in both languages, say nothing twice and are found by something that there is. */
export function checkThemes({ themes, themeCues, symbols, combined, arcs }: ThemeContent): Problem[] {
  const said = new Set<string>();
  const known = {
    entries: new Set([...symbols, ...combined].map(({ id }) => id)),
    symbols: new Set(symbols.map(({ id }) => id)),
    arcs: new Set(arcs.map(({ id }) => id)),
    themes: new Set(themes.map(({ name }) => name)),
    found: new Set(themeCues.map(({ theme }) => theme)),
  };
  return [
    ...themes.flatMap((theme, place) => [
      ...headFaults(theme, known).map((message) => ({ symbol: `theme ${theme.name}`, message })),
      ...(themes.findIndex(({ name }) => name === theme.name) < place
        ? [{ symbol: `theme ${theme.name}`, message: 'has the name of another one' }]
        : []),
      ...contentLanguages.flatMap((language) =>
        textFaults(theme, language, said).map((message) => ({
          symbol: `theme ${theme.name}`,
          language,
          message,
        })),
      ),
    ]),
    ...themeCues.flatMap((entry) =>
      findingFaults(entry, known).map((message) => ({ symbol: `cues of ${entry.theme}`, message })),
    ),
  ];
}

interface Known {
  readonly entries: ReadonlySet<string>;
  readonly symbols: ReadonlySet<string>;
  readonly arcs: ReadonlySet<string>;
  readonly themes: ReadonlySet<string>;
  readonly found: ReadonlySet<string>;
}

function headFaults({ name, category, keywords, prevalence }: ThemeEntry, known: Known): string[] {
  const faults: readonly (readonly [boolean, string])[] = [
    [!slug.test(name), 'has a name that is no slug'],
    [!themeCategories.includes(category), `has a category that there is not: ${category}`],
    [!known.found.has(name), 'is found by nothing'],
    [!(keywords?.length > 0), 'has no keywords'],
    [
      prevalence !== undefined && !(prevalence.percent > 0 && prevalence.percent <= 100),
      'has a prevalence that is no share',
    ],
  ];
  return [
    ...faults.flatMap(([isWrong, fault]) => (isWrong ? [fault] : [])),
    ...(keywords ?? [])
      .filter((id) => !known.entries.has(id))
      .map((id) => `names a symbol that there is not: ${id}`),
  ];
}

function textFaults(theme: ThemeEntry, language: Language, said: Set<string>): string[] {
  const text = theme[language];
  if (text === undefined) return ['the language is missing'];
  return themeTextFaults(text, language, said);
}

function findingFaults({ theme, arcs = [], hides = [], en, es }: ThemeCueEntry, known: Known): string[] {
  return [
    ...(known.themes.has(theme) ? [] : ['belong to no theme']),
    ...(en && es
      ? [...cueFaults(en.cues, known.symbols), ...cueFaults(es.cues, known.symbols)]
      : ['are missing in a language']),
    ...arcs.filter((id) => !known.arcs.has(id)).map((id) => `name an arc that there is not: ${id}`),
    ...hides.filter((id) => !known.themes.has(id)).map((id) => `hide a theme that there is not: ${id}`),
  ];
}
