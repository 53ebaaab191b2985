import type { Language } from '../../../src/types.ts';

/** Something in the content that an editor has to change. */
export interface Problem {
  readonly symbol: string;
  readonly language?: Language;
  readonly message: string;
}

export const contentLanguages: readonly Language[] = ['en', 'es'];
