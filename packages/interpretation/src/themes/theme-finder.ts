import type { ThemeCueFile } from '@chitta/symbols/types';
import { ArcShelf } from '../arcs/arc-shelf.ts';
import type { DreamView } from '../arcs/dream-view.ts';
import { arcFinder, type CueMatch } from '../arcs/find-arcs.ts';
import { PhraseBook } from '../arcs/phrase-book.ts';

/** A typical theme in a dream, with what shows it. */
interface FoundTheme {
  readonly theme: string;
  readonly matches: readonly CueMatch[];
}

export type ThemeFinder = (view: DreamView) => FoundTheme[];

/** Finds themes as arcs are found, by cues of their own table; each theme once, in the order in which they are told. */
export function themeFinder({ arcs, themesOf, hides, phrases }: ThemeCueFile): ThemeFinder {
  const find = arcFinder(new ArcShelf({ arcs, moves: [], outcomes: [], phrases }), new PhraseBook(phrases));
  return (view) => {
    const found = new Map<string, CueMatch[]>();
    for (const { arc, matches } of find(view)) {
      for (const theme of themesOf[arc.id] ?? []) {
        const known = found.get(theme);
        if (known === undefined) found.set(theme, [...matches]);
        else known.push(...matches);
      }
    }
    const hidden = new Set([...found.keys()].flatMap((theme) => hides[theme] ?? []));
    return [...found]
      .filter(([theme]) => !hidden.has(theme))
      .map(([theme, matches]) => ({ theme, matches: matches.sort((a, b) => a.from - b.from) }))
      .sort((a, b) => firstOf(a) - firstOf(b) || a.theme.localeCompare(b.theme));
  };
}

const firstOf = ({ matches }: FoundTheme) => matches[0]?.from ?? 0;
