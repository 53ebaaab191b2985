import type { LiveReading, LiveReadingAnswer, LiveReadingRequest } from '../live-reading-protocol.ts';

/** Stands in for the worker's thread; the test answers. */
export class StubReader extends EventTarget {
  static readonly all: StubReader[] = [];
  readonly asked: LiveReadingRequest[] = [];

  static get last(): StubReader {
    return StubReader.all.at(-1) as StubReader;
  }

  constructor() {
    super();
    StubReader.all.push(this);
  }

  postMessage(request: LiveReadingRequest): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.asked.length = 0;
  }

  answer(request: LiveReadingRequest | undefined, reading: LiveReading | null): void {
    const data: LiveReadingAnswer = { id: request?.id ?? -1, reading };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** A reading of a text in which, where it is named there, one house is seen. */
export function readingOf(text: string, changes: Partial<LiveReading> = {}): LiveReading {
  const start = text.indexOf('house');
  const empty = { text, mentions: [], symbols: [], sky: { stars: [], links: [] }, sentences: [] };
  if (start < 0) return { ...empty, ...changes };
  const place = { start, end: start + 5 };
  return {
    text,
    mentions: [
      {
        ...place,
        text: 'house',
        variation: 'house',
        symbol: 'house',
        group: 'building',
        rule: 'word.exact',
        sense: 'noun.building',
        state: 'present',
      },
    ],
    symbols: [{ id: 'house', name: 'House', group: 'building', meaning: 'your mind' }],
    sky: { stars: [{ id: 'house', word: 'house', name: 'House', group: 'building' }], links: [] },
    sentences: [
      {
        text: 'You look at your mind.',
        part: 'headline',
        paragraph: 0,
        evidence: [{ ...place, symbol: 'house', rule: 'arc' }],
      },
    ],
    ...changes,
  };
}
