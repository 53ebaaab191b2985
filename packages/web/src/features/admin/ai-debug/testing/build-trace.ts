import type { ReadingTrace } from '@chitta/contract';

export const tracedDream = 'A black dog followed me down the stairs.';

/** One place, one sentence, and a model that could be asked. */
export function buildTrace(overrides: Partial<ReadingTrace> = {}): ReadingTrace {
  return {
    language: 'en',
    isLanguageCertain: true,
    stages: [{ name: 'recognise', ms: 1.234 }],
    words: 8,
    mentions: [
      {
        start: 8,
        end: 11,
        text: 'dog',
        symbol: 'dog',
        kind: 'symbol',
        group: 'animal',
        variation: 'dog',
        sense: 'noun.animal',
        rule: 'word.exact',
        state: 'present',
      },
    ],
    unknown: [],
    reading: {
      engineVersion: '2',
      language: 'en',
      sentences: [
        {
          text: 'A habit follows you.',
          part: 'opening',
          paragraph: 0,
          evidence: [{ start: 2, end: 11, symbol: 'dog', rule: 'aspect.animal' }],
        },
      ],
    },
    model: { name: 'small-model', host: 'models.example' },
    question: { instructions: 'Keep to the facts.', data: '{"dream":"A black dog"}' },
    ...overrides,
  };
}
