import { viewDream } from '../../arcs/dream-view.ts';
import type { Dictionaries } from '../../dream/open-dictionary.ts';
import { recogniseDream } from '../../dream/recognise-dream.ts';
import { createPersonalLexicon, type OwnSymbol } from '../../personal/personal-lexicon.ts';
import { findFeelings } from '../../reading/find-feelings.ts';
import type { Mention } from '../../types.ts';
import type { FoundSide, OracleBooks } from '../open-oracle.ts';
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
  /** On which sides of what can differ it stands, in the order of its words. */
  readonly sides: readonly FoundSide[];
  /** Who is in it, as the dreamer calls them. */
  readonly people: readonly Words[];
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
  const { tones, sides } = oracle.of(dream.language)?.findTold(view) ?? { tones: [], sides: [] };
  const there = places.filter(({ isThere }) => isThere);
  const seen = { view, places: there.length > 0 ? there : places, tones };
  const excerpt = chooseExcerpt(seen);
  const feelings = findFeelings(view).map(({ mention }) => ({ ...placeOf(mention), symbol: mention.symbol }));
  const unfelt = recognised.mentions.filter(({ group, state }) => group === 'feeling' && state === 'absent');
  const tone = toneOf({ view, tones, arcs, feelings, unfelt });
  const moment = chooseMoment({ ...seen, sides }, tone) ?? excerpt;
  return {
    touching,
    excerpt,
    moment,
    sides: sides.toSorted((a, b) => a.start - b.start),
    people: recognised.mentions.filter(isSomebody).map(({ start, end, text }) => ({ start, end, text })),
    tone,
    feelings,
  };
}

function isSomebody({ group, kind, state }: Mention): boolean {
  return state === 'present' && (group === 'person' || kind === 'name');
}

function placeOf({ start, end, text }: Mention): Words {
  return { start, end, text: text.toLowerCase() };
}
