import type { GivenReading, ReadDreamResponse } from '@chitta/contract';

/** What a page sends with a dream of the answer of `POST /api/translate-dream`. */
export function givenOf({ reading, level, signature }: Partial<ReadDreamResponse>): GivenReading {
  return { reading, level, signature } as GivenReading;
}
