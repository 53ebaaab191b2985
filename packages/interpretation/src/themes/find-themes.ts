import type { ThemeCueFile } from '@chitta/symbols/types';
import { viewDream } from '../arcs/dream-view.ts';
import type { CueMatch } from '../arcs/find-arcs.ts';
import { findCare } from '../care/find-care.ts';
import { sentencesOfCare } from '../care/sentences-of-care.ts';
import type { RecognisedDream } from '../dream/recognise-dream.ts';
import { type ThemeFinder, themeFinder } from './theme-finder.ts';

/**
 * The typical themes of a recognised dream, by their names, in the order in which they are told. A dream that speaks of
 * real harm has none, and what is told of a loss shows none but those of loss: it is no example of anything else.
 */
export function findThemes({ text, analysed, mentions, dictionary, personal }: RecognisedDream): string[] {
  const care = findCare(text);
  const isSure = care?.isSure === true;
  if (isSure && care.strength === 'strong') return [];
  const { themeCues } = dictionary;
  if (themeCues === undefined) return [];
  const view = viewDream(analysed, mentions, personal);
  const told = isSure ? sentencesOfCare(view, care) : undefined;
  const isFree = ({ from }: CueMatch) => !told?.has(view.sentence(from));
  return finderOf(themeCues)(view)
    .filter(({ theme, matches }) => themeCues.ofLoss.includes(theme) || matches.some(isFree))
    .map(({ theme }) => theme);
}

const finders = new WeakMap<ThemeCueFile, ThemeFinder>();

/** Prepared when a language is first looked at, and kept with it. */
function finderOf(cues: ThemeCueFile): ThemeFinder {
  let finder = finders.get(cues);
  if (finder === undefined) {
    finder = themeFinder(cues);
    finders.set(cues, finder);
  }
  return finder;
}
