import type { Assertion, Mention, Span } from '../types.ts';

/** What a careful reader marked in a dream. */
export interface MarkedMention extends Span {
  readonly quote: string;
  /** The idea in English; `acquaintance` for a private name. */
  readonly concept: string;
  readonly group: string;
  /** A good reading of the dream would have to deal with it. */
  readonly core: boolean;
  /** Named in the dream, but not as something that was there. */
  readonly flag?: Exclude<Assertion, 'present'>;
}

/** A dream with every mention that a reader of dreams would pick up. */
export interface MarkedDream {
  readonly id: string;
  readonly text: string;
  readonly mentions: readonly MarkedMention[];
}

/** A marked dream beside what was recognised in it. */
export interface JudgedDream extends MarkedDream {
  readonly recognised: readonly Mention[];
}
