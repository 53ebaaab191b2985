import { createHash } from 'node:crypto';
import { CueCompiler } from '@chitta/interpretation/compiling';
import {
  type ArcEntry,
  type ArcFile,
  type Language,
  type ThemeCueEntry,
  type ThemeCueFile,
  type ThemeEntry,
  type ThemeFile,
  themeCategories,
} from '../../src/types.ts';
import { ofDreamer } from './compile-arcs.ts';
import { expandCues } from './expand-lists.ts';
import type { Content } from './read-content.ts';

/** What is said of the themes in one language, group by group. */
export function compileThemes(entries: readonly ThemeEntry[], language: Language): ThemeFile {
  const placeOf = ({ category }: ThemeEntry) => themeCategories.indexOf(category);
  const themes = entries
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ en, es, prevalence, ...head }) => ({
      ...head,
      prevalence: prevalence?.percent ?? null,
      ...{ en, es }[language],
    }));
  return { version: createHash('sha256').update(JSON.stringify(themes)).digest('hex'), themes };
}

/** Said nowhere: these arcs only tell that a theme is there. */
const unsaid = { headline: [], insight: [], guidance: [], question: [], step: [] } as const;
/** Each cue of a theme is enough, as each arc is that shows it. */
const own = { move: 'watches', weight: 4, ...unsaid, outcomes: [] } as const;

/**
 * What themes are found by in one language: the cues of the arcs that show them, and those that they have alone. They are
 * found as arcs are, in one go and apart from what readings say.
 */
export function compileThemeCues(
  { themeCues, arcs, lists }: Pick<Content, 'themeCues' | 'arcs' | 'lists'>,
  language: Language,
): ThemeCueFile {
  const compiler = new CueCompiler(language);
  const compile = (cues: ArcEntry['en']['cues']) => compiler.compile(expandCues(cues, lists[language]));
  const themesOf = themesByArc(themeCues);
  const shown = arcs
    .filter(({ id }) => themesOf[id] !== undefined)
    .map(({ id, move, weight, needs, en, [language]: { cues } }) => ({
      id,
      move,
      weight,
      ...(needs !== undefined && { needs }),
      ...ofDreamer(en.headline),
      ...unsaid,
      cues: compile(cues),
      outcomes: [],
    }));
  const alone = themeCues.flatMap(({ theme, [language]: text }): ArcFile['arcs'][number][] =>
    text === undefined ? [] : [{ id: idOf(theme), ...own, cues: compile(text.cues) }],
  );
  return {
    arcs: [...shown, ...alone],
    themesOf: {
      ...themesOf,
      ...Object.fromEntries(themeCues.map(({ theme }) => [idOf(theme), [theme]])),
    },
    hides: Object.fromEntries(themeCues.flatMap(({ theme, hides }) => (hides ? [[theme, hides]] : []))),
    ofLoss: themeCues.flatMap(({ theme, isOfLoss }) => (isOfLoss ? [theme] : [])),
    // Last: it holds the phrases of all of them.
    phrases: compiler.table(),
  };
}

/** No arc has such an id. */
const idOf = (theme: string) => `theme:${theme}`;

function themesByArc(entries: readonly ThemeCueEntry[]): Record<string, readonly string[]> {
  const themes: Record<string, readonly string[]> = {};
  for (const { theme, arcs = [] } of entries)
    for (const arc of arcs) themes[arc] = [...(themes[arc] ?? []), theme];
  return themes;
}
