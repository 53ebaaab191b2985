import type { DeepenedReadingEvent } from '@chitta/contract';
import { expect } from 'vitest';
import type { SignedInClient } from './factories.ts';

/** Asks for a deepened reading and gives every event of its answer. */
export async function deepenReading(client: SignedInClient, body: object): Promise<DeepenedReadingEvent[]> {
  const { status, text } = await client.post('/api/deepened-readings', body);
  expect(status, text).toBe(200);
  return text
    .trimEnd()
    .split('\n')
    .map((each) => JSON.parse(each) as DeepenedReadingEvent);
}
