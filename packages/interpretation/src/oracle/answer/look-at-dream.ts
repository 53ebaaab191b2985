import type { Language } from '@chitta/symbols/types';
import { viewDream } from '../../arcs/dream-view.ts';
import type { Dictionaries } from '../../dream/open-dictionary.ts';
import { recogniseDream } from '../../dream/recognise-dream.ts';
import { createPersonalLexicon, type OwnSymbol } from '../../personal/personal-lexicon.ts';
import { findFeelings } from '../../reading/find-feelings.ts';
import type { Mention } from '../../types.ts';
import type { OracleBooks } from '../open-oracle.ts';
import type { TouchingDream } from '../types.ts';
import { chooseExcerpt, chooseLine } from './choose-excerpt.ts';
import { type Comment, findComments, findGlosses, type Gloss } from './find-comment.ts';
import { type Tone, toneOf } from './find-tone.ts';
import type { Words } from './words.ts';

/** A dream that an answer speaks of, looked at closely. */
export interface LookedAt {
  readonly touching: TouchingDream;
  /** The dreamer's own words that belong to the question, in whole sentences. */
  readonly excerpt: Words;
  /** The one sentence of them that says most; undefined where none can stand alone. */
  readonly line: Words | undefined;
  /** How it ends. */
  readonly tone: Tone;
  /** The feelings said to have been felt, as symbols with the dreamer's words. */
  readonly feelings: readonly (Words & { readonly symbol: string })[];
  /** What happens in the excerpt, and the images that stand in it; none where it is in another language than the answer. */
  readonly comments: readonly Comment[];
  readonly glosses: readonly Gloss[];
}

interface Looking {
  /** The language of the answer: what is said of a dream has to be in it. */
  readonly language: Language;
  readonly dictionary: Dictionaries;
  readonly oracle: OracleBooks;
  readonly own: readonly OwnSymbol[];
}

/** Looks at a dream closely: what is to be quoted of it, what happens there, how it ends. */
export function lookAtDream(
  touching: TouchingDream,
  { language, dictionary, oracle, own }: Looking,
): LookedAt {
  const { dream, places } = touching;
  const recognised = recogniseDream({
    text: dream.content,
    language: dream.language,
    dictionary,
    personal: (each) => createPersonalLexicon(each, own),
  });
  const view = viewDream(recognised.analysed, recognised.mentions, recognised.personal);
  const arcs = recognised.dictionary.readingTexts.findArcs(view);
  const tones = oracle.of(dream.language)?.findTones(view) ?? [];
  const there = places.filter(({ isThere }) => isThere);
  const seen = { view, places: there.length > 0 ? there : places, tones };
  const excerpt = chooseExcerpt(seen);
  const feelings = findFeelings(view).map(({ mention }) => ({ ...placeOf(mention), symbol: mention.symbol }));
  const unfelt = recognised.mentions.filter(({ group, state }) => group === 'feeling' && state === 'absent');
  const isOwnLanguage = dream.language === language;
  const tone = toneOf({ view, tones, arcs, feelings, unfelt });
  return {
    touching,
    excerpt,
    line: chooseLine(seen, excerpt, tone),
    tone,
    feelings,
    comments: isOwnLanguage ? findComments(arcs, view, excerpt) : [],
    glosses: isOwnLanguage ? findGlosses(view, excerpt, dictionary) : [],
  };
}

function placeOf({ start, end, text }: Mention): Words {
  return { start, end, text: text.toLowerCase() };
}
