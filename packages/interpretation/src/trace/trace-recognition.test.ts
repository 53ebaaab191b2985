import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { parseCorpus } from '../evaluation/corpus/parse-corpus.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { recognise } from '../recognise/recognise.ts';
import { lexiconOf } from '../testing/lexicon-of.ts';
import { readLexiconFile } from '../testing/read-lexicon.ts';
import type { Mention } from '../types.ts';
import type { RecognitionTrace } from './trace.ts';
import { traceRecognition } from './trace-recognition.ts';

const english = lexiconOf('en', {
  animal: { dog: 'dog, guard dog' },
  body: { hand: 'hand' },
  building: { house: 'house' },
  action: { fall: 'fall' },
  place: { mine: 'mine' },
  object: { 'stone-ring': 'ring _ old stone', ring: 'ring' },
});
const spanish = lexiconOf('es', { animal: { dog: 'perro' }, building: { house: 'casa' } });

const wordOf = (trace: RecognitionTrace, text: string) => trace.words.find((word) => word.text === text);

describe('traceRecognition', () => {
  it('tells what a word may stand for, and what it does', () => {
    const trace = traceRecognition('The Dogs fell.', english);
    expect(wordOf(trace, 'The')).toMatchObject({ folded: 'the', classes: ['definite'], candidates: [] });
    expect(wordOf(trace, 'Dogs')).toMatchObject({ start: 4, end: 8, part: 'n', state: 'present' });
    expect(wordOf(trace, 'Dogs')?.candidates).toMatchObject([
      { symbol: 'dog', variation: 'dog', rule: 'word.inflected', isJudged: false, fits: true },
    ]);
  });

  it('shows a sense that was considered and not taken', () => {
    const [candidate] = wordOf(traceRecognition('That house is mine.', english), 'mine')?.candidates ?? [];
    expect(candidate).toMatchObject({ symbol: 'mine', isJudged: true, fits: false });
  });

  it('names the idiom that took a word, and what it took', () => {
    const { phrases, mentions } = traceRecognition('On the other hand, I fell.', english);
    const idiom = phrases.find(({ isIdiom }) => isIdiom);
    expect(idiom).toMatchObject({ text: 'On the other hand', isTaken: true, covers: ['hand'], symbols: [] });
    expect(mentions.map(({ text }) => text)).toEqual(['fell']);
  });

  it('tells phrases that were read from those whose words were read otherwise', () => {
    const trace = traceRecognition('A guard dog and a ring of old stone.', english);
    expect(trace.phrases).toMatchObject([
      { text: 'guard dog', symbols: ['dog'], isTaken: true, covers: ['dog'] },
      { text: 'ring of old stone', symbols: ['stone-ring'], isTaken: true },
    ]);
  });

  it.each([
    ['There was no dog in the house.', 'dog', 'absent', 'no'],
    ['I did not fall.', 'fall', 'absent', 'not'],
    ['It looked like a dog to me.', 'dog', 'simile', 'like'],
    ['In real life I have a dog.', 'dog', 'waking', 'real'],
  ])('names what says that something was not there: %s', (text, thing, state, cue) => {
    const { assertions } = traceRecognition(text, english);
    const stretch = assertions.find((each) => each.text.includes(thing));
    expect(stretch).toMatchObject({ state });
    expect(stretch?.cue).toContain(cue);
  });

  it('tells of both languages of a mixed dream', () => {
    const text =
      'I was in the house and there was a dog. Luego estaba en la calle con el perro de mi hermana.';
    const trace = traceRecognition(text, english, { others: [spanish] });
    expect(trace.isMixed).toBe(true);
    expect(wordOf(trace, 'dog')?.language).toBe('en');
    expect(wordOf(trace, 'perro')).toMatchObject({ language: 'es', start: text.indexOf('perro') });
    expect(trace.words.map(({ text: word }) => word).join(' ')).toBe(text.replace(/\./g, ''));
  });

  it('has no clock of its own', () => {
    const { timings } = traceRecognition('A dog.', english);
    expect(timings.map(({ milliseconds }) => milliseconds)).toEqual([0, 0, 0, 0, 0, 0]);
    let ticks = 0;
    const { timings: told } = traceRecognition('A dog.', english, { now: () => ticks++ });
    expect(told.find(({ stage }) => stage === 'whole')?.milliseconds).toBe(1);
  });

  it('takes any text', () => {
    for (const text of ['', ' ', '🐕', 'a'.repeat(500), 'no '.repeat(200)]) {
      expect(traceRecognition(text, english).mentions).toEqual(recognise(text, english));
    }
  });
});

describe.each(['en', 'es'] as const)('trace of our own marked dreams in %s', async (language: Language) => {
  const lexicon = createLexicon(await readLexiconFile(language));
  // A name put together: texts have no types of their own.
  const { default: source } = await import(`../languages/${language}/judging/dreams.txt?raw`);
  const dreams = parseCorpus(source);
  const traces = dreams.map(({ text }) => ({ text, trace: traceRecognition(text, lexicon) }));

  it('gives what recognition gives', () => {
    for (const { text, trace } of traces) expect(trace.mentions).toEqual(recognise(text, lexicon));
  });

  it('explains each mention of the dictionary by a candidate that fits or a phrase that was taken', () => {
    const explained = (trace: RecognitionTrace, { start, symbol, rule }: Mention) =>
      rule.startsWith('phrase.')
        ? trace.phrases.some((each) => each.start === start && each.isTaken && each.symbols.includes(symbol))
        : trace.words.some(
            (word) =>
              word.start === start &&
              word.candidates.some((each) => each.symbol === symbol && each.fits && each.rule === rule),
          ) || trace.phrases.some((each) => each.start === start && each.symbols.includes(symbol));
    const unexplained = traces.flatMap(({ trace }) =>
      trace.mentions
        .filter(({ rule }) => /^(?:word\.(?:exact|inflected)|class\.|phrase\.)/.test(rule))
        .filter((mention) => !explained(trace, mention))
        .map(({ text, rule, symbol }) => `${text} ${rule} ${symbol}`),
    );
    expect(unexplained).toEqual([]);
  });

  it('explains each mention that was not there by a stretch of its state', () => {
    const unexplained = traces.flatMap(({ trace }) =>
      trace.mentions
        .filter(({ state, kind }) => state !== 'present' && kind !== 'combined')
        .filter(({ start, end, state }) =>
          trace.assertions.every((each) => each.state !== state || each.end <= start || end <= each.start),
        )
        .map(({ text, state }) => `${text} ${state}`),
    );
    expect(unexplained).toEqual([]);
  });
});
