import type { SymbolGroup } from '@chitta/symbols/types';
import type { AnalysedText } from '../analysed/analysed-text.ts';
import { readingOf } from '../languages/language-packs.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { withPersonal } from '../personal/personal-lexicon.ts';
import { analyseDream } from '../reading/analyse.ts';
import { Tellings } from '../reading/telling/tellings.ts';
import type { Token } from '../text/token.ts';
import type { Assertion, Mention } from '../types.ts';
import { indexOf } from './index-of.ts';
import { isOfAnother } from './of-another.ts';
import { standardWord } from './standard-word.ts';
import { figuresByWord, isSubject, type Subject, subjectFinder, type Words } from './subject-of.ts';

/** A dream as readings look at it: its words with what was recognised at them, and its clauses told to the dreamer. */
export interface DreamView extends Words {
  readonly text: string;
  readonly tellings: Tellings;
  assertion(at: number): Assertion;
  /** "can't", "couldn't", "unable" */
  isInability(at: number): boolean;
  /** Whether nothing but a space stands before a word. */
  isJoined(at: number): boolean;
  subject(at: number): Subject;
  /** Whether these words tell of somebody else, without the dreamer. */
  isOfAnother(from: number, to: number): boolean;
}

export function viewDream(
  analysed: AnalysedText,
  mentions: readonly Mention[],
  personal?: Lexicon | undefined,
): DreamView {
  const { text, lexicon, tokens, classes, language, assertion, sentence } = analysed;
  const analysis = analyseDream(analysed, mentions, withPersonal(lexicon, personal));
  const symbols = symbolsByWord(mentions, tokens);
  const { inability } = readingOf(language);
  const words = tokens.map(({ folded }) => standardWord(folded, language));
  const view = {
    text,
    language,
    tokens,
    analysis,
    tellings: new Tellings(analysis),
    length: tokens.length,
    word: (at: number) => words[at] ?? '',
    sentence,
    symbol: (at: number) => symbols.get(at),
    assertion,
    isInability: (at: number) => inability.has(tokens[at]?.word ?? ''),
    isJoined: (at: number) => tokens[at]?.gap === 'join',
  };
  const figures = figuresByWord(view);
  const scene = { view, classes, figures, isSubject: (at: number) => isSubject(view, classes, at, figures) };
  return {
    ...view,
    subject: subjectFinder(view, classes, figures),
    isOfAnother: (from: number, to: number) => isOfAnother(scene, from, to),
  };
}

interface SymbolAt {
  readonly id: string;
  readonly group: SymbolGroup;
  readonly to: number;
}

function symbolsByWord(mentions: readonly Mention[], tokens: readonly Token[]): Map<number, SymbolAt> {
  const symbols = new Map<number, SymbolAt>();
  for (const { symbol, group, kind, state, start, end } of mentions) {
    if (kind === 'combined' || state === 'waking') continue;
    symbols.set(indexOf(start, tokens), { id: symbol, group, to: indexOf(end - 1, tokens) + 1 });
  }
  return symbols;
}
