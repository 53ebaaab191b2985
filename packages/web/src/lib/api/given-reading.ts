import type { GivenReading, ReadDreamResponse } from '@chitta/contract';

/** A reading as the server takes it back; undefined for one that was made on this device, or before signatures. */
export function givenReading({
  reading,
  level,
  signature,
}: Pick<ReadDreamResponse, 'reading' | 'level' | 'signature'>): GivenReading | undefined {
  return level && signature ? { reading, level, signature } : undefined;
}
