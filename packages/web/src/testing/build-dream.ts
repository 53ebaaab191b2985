import type { Dream, DreamListItem, ReadDreamResponse, Reading, RecognisedSymbol } from '@chitta/contract';
import type { StubAnswer } from './stub-api.ts';

/** A symbol seen at the first place of `word` in `content`. */
export function buildSymbol(
  content: string,
  word: string,
  mention: Partial<RecognisedSymbol['mentions'][number]> = {},
): RecognisedSymbol {
  const start = content.indexOf(word);
  const place = { start, end: start + word.length, text: word, variation: word };
  return {
    id: word,
    name: word.charAt(0).toUpperCase() + word.slice(1),
    group: 'animal',
    category: 'Animals',
    meaning: `the meaning of ${word}`,
    description: `About the ${word}.`,
    extendedDescription: '',
    deeperInsight: '',
    mentions: [{ ...place, rule: 'word.exact', state: 'present', ...mention }],
  };
}

/** A kept dream without a reading. */
export function buildDream(overrides: Partial<Dream> = {}): Dream {
  return {
    id: 12,
    userId: 7,
    title: 'A dog on the stairs',
    content: 'A black dog followed me down the stairs.',
    translation: null,
    recognizedSymbols: [],
    reading: null,
    isPremiumTranslation: false,
    readAt: null,
    readingOffer: 'first',
    earlierReadings: 0,
    language: 'en',
    category: 'recurring',
    tags: ['home'],
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    ...overrides,
  };
}

/** A dream as the journal lists it. */
export function buildLine(overrides: Partial<DreamListItem> = {}): DreamListItem {
  return {
    id: 1,
    title: 'A dog on the stairs',
    excerpt: 'A black dog followed me.',
    headline: null,
    language: 'en',
    category: 'recurring',
    tags: ['home'],
    symbols: [{ id: 'dog', name: 'Dog', group: 'animal' }],
    hasReading: true,
    isReadable: true,
    isPremiumTranslation: false,
    createdAt: '2026-11-20T08:00:00.000Z',
    ...overrides,
  };
}

/** What a reading is made of besides its words, at a place of `content`. */
function restsOn(content: string, word: string): Reading['sentences'][number]['evidence'] {
  const start = content.indexOf(word);
  return [{ start, end: start + word.length, symbol: word, rule: 'thread.thing' }];
}

/** The dream that `buildReading` reads. */
export const readDream = 'A black dog followed me down the stairs.';

/** A reading as the engine makes them: a thought, what follows from it, a question and a step. */
export function buildReading(overrides: Partial<Reading> = {}): Reading {
  const onDog = restsOn(readDream, 'dog');
  const onStairs = restsOn(readDream, 'stairs');
  return {
    engineVersion: '5',
    language: 'en',
    arc: 'chased',
    sentences: [
      { text: 'A habit follows you.', part: 'headline', paragraph: 0, evidence: onDog },
      { text: 'A dog does what it is used to.', part: 'passage', paragraph: 1, evidence: onDog },
      { text: 'It comes along on the way down.', part: 'passage', paragraph: 2, evidence: onStairs },
      { text: 'What did you do yesterday as always?', part: 'question', paragraph: 3, evidence: onDog },
      { text: 'Do one thing the other way round.', part: 'deed', paragraph: 4, evidence: onDog },
    ],
    ...overrides,
  };
}

/** A reading that an engine before version 5 made, as journals hold them. */
export function buildOldReading(): Reading {
  const onDog = restsOn(readDream, 'dog');
  return {
    engineVersion: '4',
    language: 'en',
    sentences: [
      { text: 'A habit is on your heels.', part: 'opening', paragraph: 0, evidence: onDog },
      { text: 'A dog is a habit.', part: 'passage', paragraph: 0, evidence: onDog },
      { text: 'You name no feeling.', part: 'feeling', paragraph: 1, evidence: [] },
      { text: 'It ends below.', part: 'ending', paragraph: 1, evidence: restsOn(readDream, 'stairs') },
      { text: 'Let it walk beside you.', part: 'guidance', paragraph: 2, evidence: onDog },
      { text: 'Which habit is it?', part: 'question', paragraph: 3, evidence: onDog },
      { text: 'Name it once today.', part: 'deed', paragraph: 4, evidence: onDog },
    ],
  };
}

/** A reading as the server answers with it. */
export function buildAnswer(overrides: Partial<ReadDreamResponse> = {}): ReadDreamResponse {
  const reading = buildReading();
  return {
    success: true,
    message: 'ok',
    translation: reading.sentences.map(({ text }) => text).join('\n\n'),
    symbols: [],
    isPremiumTranslation: false,
    language: 'en',
    reading,
    allowance: { used: 1, limit: 3, resetDate: '2999-01-01T00:00:00.000Z' },
    ...overrides,
  };
}

/** A successful answer that carries `data`. */
export function dataAnswer(data: unknown): StubAnswer {
  return { json: { success: true, data } };
}

/** A refusal as the server words it. */
export function failureAnswer(status: number, reason: string, message: string): StubAnswer {
  return { status, json: { success: false, code: 'INTERNAL', reason, message } };
}
