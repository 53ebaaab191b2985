import { afterAll, describe, expect, it } from 'vitest';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { type FollowUpValues, followUps } from '#server/db/tables/journal/follow-ups.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { buildUser } from '#server/testing/factories.ts';
import { fitRates } from './fit-rates.ts';

const testApp = await buildTestApp();
afterAll(() => testApp.close());
const { db } = testApp.context;

/** A member with one judged dream per verdict; each reading spoke of house and dog. */
async function memberWith(...verdicts: FollowUpValues[]): Promise<number> {
  const { id: userId } = await buildUser(testApp);
  for (const [index, verdict] of verdicts.entries()) {
    const dreamId = userId * 100 + index;
    const texts = { title: 'A dog', content: 'A dog in a house.', language: 'en', shard: 0 } as const;
    await db.insert(dreams).values({ ...texts, userId, id: dreamId });
    await db.insert(followUps).values({ symbolIds: ['house', 'dog'], ...verdict, userId, dreamId });
  }
  return userId;
}

describe('fitRates', () => {
  it.each<[string, FollowUpValues, object]>([
    ['it fitted', { verdict: 'yes' }, { house: { fitted: 1, answered: 1 }, dog: { fitted: 1, answered: 1 } }],
    [
      'partly, nothing named',
      { verdict: 'partly' },
      { house: { fitted: 0, answered: 1 }, dog: { fitted: 0, answered: 1 } },
    ],
    [
      'partly, but for the dog',
      { verdict: 'partly', misfits: ['dog'] },
      { house: { fitted: 1, answered: 1 }, dog: { fitted: 0, answered: 1 } },
    ],
    [
      'it did not fit',
      { verdict: 'no' },
      { house: { fitted: 0, answered: 1 }, dog: { fitted: 0, answered: 1 } },
    ],
    ['the dog did not fit', { verdict: 'no', misfits: ['dog'] }, { dog: { fitted: 0, answered: 1 } }],
    ['an answer to the question alone', { answer: 'Yesterday I waited.' }, {}],
  ])('%s', async (_what, verdict, expected) => {
    expect(await fitRates(db, await memberWith(verdict))).toEqual(expected);
  });

  it('adds up the answers of one member', async () => {
    const userId = await memberWith({ verdict: 'yes' }, { verdict: 'no' }, { verdict: 'yes' });
    await memberWith({ verdict: 'no' });
    expect((await fitRates(db, userId)).house).toEqual({ fitted: 2, answered: 3 });
  });

  it('forgets a dream that is out of the journal', async () => {
    const userId = await memberWith({ verdict: 'yes' });
    await db.update(dreams).set({ deletedAt: new Date() });
    expect(await fitRates(db, userId)).toEqual({});
  });
});
