import type { SymbolTrace, TracedMention, TracedWord } from '@chitta/contract';

/** The text of the trace. */
export const tracedText = 'the dog, no cat, hand mine';

const placeOf = (text: string) => {
  const start = tracedText.indexOf(text);
  return { start, end: start + text.length, text };
};

function buildWord(text: string, word: Partial<TracedWord> = {}): TracedWord {
  const isKnown = text !== 'the' && text !== 'no';
  const sense = { sense: 'noun.thing', rule: 'word.exact', isJudged: false, fits: true };
  return {
    ...placeOf(text),
    folded: text,
    language: 'en',
    gap: 'join',
    classes: isKnown ? [] : ['definite'],
    part: 'n',
    state: 'present',
    candidates: isKnown ? [{ symbol: text, variation: text, ...sense }] : [],
    ...word,
  };
}

function buildMention(text: string, mention: Partial<TracedMention> = {}): TracedMention {
  return {
    ...placeOf(text),
    symbol: text,
    kind: 'symbol',
    name: text.toUpperCase(),
    group: 'animal',
    variation: text,
    rule: 'word.exact',
    sense: 'noun.animal',
    state: 'present',
    isLacking: false,
    ...mention,
  };
}

/** A trace with a word of each kind: read, denied, taken by an idiom, ruled out, and a small one. */
export function buildTrace(): SymbolTrace {
  return {
    language: { detected: 'en', isCertain: true, used: 'en', isMixed: false },
    words: [
      buildWord('the'),
      buildWord('dog'),
      buildWord('no'),
      buildWord('cat', { state: 'absent' }),
      buildWord('hand'),
      buildWord('mine', {
        candidates: [
          {
            symbol: 'pit',
            variation: 'mine',
            sense: 'noun.place',
            rule: 'word.exact',
            isJudged: true,
            fits: false,
          },
        ],
      }),
    ],
    phrases: [{ ...placeOf('hand'), isIdiom: true, symbols: [], isTaken: true, covers: ['hand'] }],
    assertions: [{ ...placeOf('cat'), state: 'absent', cue: 'no', row: 'no' }],
    mentions: [
      buildMention('dog', { owner: placeOf('the'), condition: placeOf('mine') }),
      buildMention('cat', { state: 'absent', actor: { ...placeOf('dog'), who: 'other' } }),
    ],
    unknown: ['flimwhistle'],
    timings: [
      { stage: 'words', milliseconds: 1.25 },
      { stage: 'whole', milliseconds: 2.5 },
    ],
    dictionaryVersion: '0123456789abcdef',
  };
}
