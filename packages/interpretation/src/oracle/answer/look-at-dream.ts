import { viewDream } from '../../arcs/dream-view.ts';
import type { Dictionaries } from '../../dream/open-dictionary.ts';
import { recogniseDream } from '../../dream/recognise-dream.ts';
import { createPersonalLexicon, type OwnSymbol } from '../../personal/personal-lexicon.ts';
import { findFeelings } from '../../reading/find-feelings.ts';
import type { Mention } from '../../types.ts';
import type { FoundTurn, OracleBooks } from '../open-oracle.ts';
import type { TouchingDream } from '../types.ts';
import { chooseExcerpt } from './choose-excerpt.ts';
import { chooseMoment } from './choose-moment.ts';
import { type Tone, toneOf } from './find-tone.ts';
import type { Words } from './words.ts';

/** A dream that an answer speaks of, looked at closely. */
export interface LookedAt {
  readonly touching: TouchingDream;
  /** The dreamer's own words that belong to the question, in whole sentences. */
  readonly excerpt: Words;
  /** The few words that say most to the question. */
  readonly moment: Words;
  /** What is done in these words, what tells most first. */
  readonly turns: readonly FoundTurn[];
  /** How it ends. */
  readonly tone: Tone;
  /** The feelings said to have been felt, as symbols with the dreamer's words. */
  readonly feelings: readonly (Words & { readonly symbol: string })[];
}

interface Looking {
  readonly dictionary: Dictionaries;
  readonly oracle: OracleBooks;
  readonly own: readonly OwnSymbol[];
}

/** Looks at a dream closely: what is to be quoted of it, what happens there, how it ends. */
export function lookAtDream(touching: TouchingDream, { dictionary, oracle, own }: Looking): LookedAt {
  const { dream, places } = touching;
  const recognised = recogniseDream({
    text: dream.content,
    language: dream.language,
    dictionary,
    personal: (each) => createPersonalLexicon(each, own),
  });
  const view = viewDream(recognised.analysed, recognised.mentions, recognised.personal);
  const arcs = recognised.dictionary.readingTexts.findArcs(view);
  const { tones, turns } = oracle.of(dream.language)?.findTold(view) ?? { tones: [], turns: [] };
  const there = places.filter(({ isThere }) => isThere);
  const seen = { view, places: there.length > 0 ? there : places, tones };
  const excerpt = chooseExcerpt(seen);
  const feelings = findFeelings(view).map(({ mention }) => ({ ...placeOf(mention), symbol: mention.symbol }));
  const unfelt = recognised.mentions.filter(({ group, state }) => group === 'feeling' && state === 'absent');
  const tone = toneOf({ view, tones, arcs, feelings, unfelt });
  const moment = chooseMoment({ ...seen, turns }, tone) ?? excerpt;
  return {
    touching,
    excerpt,
    moment,
    turns: turns
      .filter(({ start, end }) => moment.start <= start && end <= moment.end)
      .toSorted((a, b) => b.weight - a.weight),
    tone,
    feelings,
  };
}

function placeOf({ start, end, text }: Mention): Words {
  return { start, end, text: text.toLowerCase() };
}
