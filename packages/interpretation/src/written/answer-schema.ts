/** Parts that a writer may write; `step` is what the interface calls the deed. */
export const writtenParts = ['headline', 'passage', 'guidance', 'question', 'step'] as const;
export type WrittenPart = (typeof writtenParts)[number];

/**
 * The form of an answer, as JSON schema: one flat list, so that each sentence can be judged when its object ends, whatever a
 * model puts around it.
 */
export const answerSchema = {
  type: 'object',
  properties: {
    sentences: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          part: { type: 'string', enum: writtenParts },
          passage: { type: 'integer' },
          text: { type: 'string' },
          quotes: { type: 'array', items: { type: 'string' } },
        },
        required: ['part', 'text', 'quotes'],
        additionalProperties: false,
      },
    },
  },
  required: ['sentences'],
  additionalProperties: false,
} as const;

/** One sentence as a writer gave it. Its text stands on one line. */
export interface WrittenSentence {
  /** The sentence of the first answer that this one stands for. */
  readonly id: number | undefined;
  readonly part: WrittenPart;
  /** Number of the paragraph, for passages. */
  readonly passage: number;
  readonly text: string;
  readonly quotes: readonly string[];
}

const mostQuotes = 6;
const longestText = 2_000;
/** Longer than any stretch that was asked for. */
const longestQuote = 400;

/** A sentence out of what a model sent; undefined for anything else. */
export function parseSentence(value: unknown): WrittenSentence | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, part, passage, text, quotes } = value as Readonly<Record<string, unknown>>;
  const known = writtenParts.find((each) => each === part);
  if (known === undefined || typeof text !== 'string' || text.length > longestText) return undefined;
  if (!Array.isArray(quotes) || !quotes.every(isQuote)) return undefined;
  return {
    id: isCount(id) ? id : undefined,
    part: known,
    passage: isCount(passage) ? passage : 1,
    text: text.trim().replace(/\s+/gu, ' '),
    quotes: quotes.slice(0, mostQuotes),
  };
}

function isQuote(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestQuote;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0;
}
