import type { Dream, DreamListItem, ReadDreamResponse, RecognisedSymbol } from '@chitta/contract';
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

/** A reading of one sentence, as the server answers with it. */
export function buildAnswer(overrides: Partial<ReadDreamResponse> = {}): ReadDreamResponse {
  return {
    success: true,
    message: 'ok',
    translation: 'A habit follows you.',
    symbols: [],
    isPremiumTranslation: false,
    language: 'en',
    reading: {
      engineVersion: '1',
      language: 'en',
      sentences: [{ text: 'A habit follows you.', part: 'opening', paragraph: 0, evidence: [] }],
    },
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
