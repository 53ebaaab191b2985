import type { SymbolGroup } from '@chitta/symbols/types';
import { assertionOfWords } from '../assertion/assertion-of-words.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { withPersonal } from '../personal/personal-lexicon.ts';
import { analyseDream } from '../reading/analyse.ts';
import { findTellings } from '../reading/telling/find-tellings.ts';
import type { Telling } from '../reading/telling/telling.ts';
import { readPassage } from '../recognise/passage.ts';
import type { Token } from '../text/token.ts';
import type { Assertion, Mention } from '../types.ts';
import { indexOf } from './index-of.ts';
import { standardWord } from './phrase-language.ts';
import { type Subject, subjectFinder, type Words } from './subject-of.ts';

/** A dream as readings look at it: its words with what was recognised at them, and its clauses told to the dreamer. */
export interface DreamView extends Words {
  readonly text: string;
  readonly tellings: readonly Telling[];
  assertion(at: number): Assertion;
  /** "can't", "couldn't", "unable" */
  isInability(at: number): boolean;
  /** Whether nothing but a space stands before a word. */
  isJoined(at: number): boolean;
  subject(at: number): Subject;
}

export function viewDream(
  text: string,
  mentions: readonly Mention[],
  lexicon: Lexicon,
  personal?: Lexicon | undefined,
): DreamView {
  const passage = readPassage(text, lexicon);
  const { tokens, classes, language } = passage;
  const assertion = assertionOfWords(passage, text);
  const analysis = analyseDream(text, mentions, withPersonal(lexicon, personal));
  const sentences = numberSentences(text, tokens);
  const symbols = symbolsByWord(mentions, tokens);
  const words = tokens.map(({ folded }) => standardWord(folded, language));
  const view = {
    text,
    language,
    tokens,
    analysis,
    tellings: findTellings(analysis),
    length: tokens.length,
    word: (at: number) => words[at] ?? '',
    sentence: (at: number) => sentences[at] ?? -1,
    symbol: (at: number) => symbols.get(at),
    assertion,
    isInability: (at: number) => inability.test(tokens[at]?.word ?? ''),
    isJoined: (at: number) => tokens[at]?.gap === 'join',
  };
  return { ...view, subject: subjectFinder(view, classes) };
}

const inability = /^(?:can't|cant|cannot|couldn't|couldnt|unable)$/u;

function numberSentences(text: string, tokens: readonly Token[]): Int32Array {
  const sentences = new Int32Array(tokens.length);
  for (let at = 1; at < tokens.length; at += 1)
    sentences[at] = (sentences[at - 1] ?? 0) + (endsSentence(text, tokens, at) ? 1 : 0);
  return sentences;
}

/** A line break inside a sentence ends it as well. */
function endsSentence(text: string, tokens: readonly Token[], at: number): boolean {
  const between = text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
  return /[.!?…\n]/u.test(between) && tokens[at]?.gap === 'stop';
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
