import { describe, expect, it } from 'vitest';
import { buildDream, dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { type StubAnswers, signedOut } from '#web/testing/stub-api.ts';
import { buildEntry, keptAt } from '../testing/build-outbox.ts';
import { ofDream, openTab } from '../testing/open-tab.ts';
import { entryOfRevision } from './outbox-entry.ts';

const arrived = dataAnswer(buildDream());

describe('somebody else who signs in between', () => {
  const notFound = failureAnswer(404, 'dreams.not_found', 'gone');
  /** Another member signs in before the server answers. */
  const whileAnotherIsThere = (all: StubAnswers) => () => {
    all['GET /api/user'] = { json: buildUser({ id: 8 }) };
    return notFound;
  };

  it.each([
    ['an answer', buildEntry({ arrivedAs: 12, answer: 'At work.' }), 'PUT /api/dreams/12/answer'],
    ['a dream', buildEntry(), 'POST /api/dreams'],
    ['changes', entryOfRevision(buildDream(), { content: 'Two dogs.' }, keptAt), 'PATCH /api/dreams/12'],
  ])('does not have %s given up', async (_, entry, path) => {
    const { all, flush, left } = await openTab([entry], {});
    all[ofDream(path)] = whileAnotherIsThere(all);
    expect(await flush()).toBe('stopped');
    expect(await left()).toMatchObject([{ id: entry.id, refusal: null }]);
  });

  it('leaves no reason behind that was meant for them', async () => {
    const { all, flush, left, outbox } = await openTab([buildEntry()], {});
    all['POST /api/dreams'] = () => {
      all['GET /api/user'] = signedOut;
      return failureAnswer(422, 'requests.invalid', 'not as it should be');
    };
    expect(await flush()).toBe('stopped');
    expect(outbox.state.get().isSignedOut).toBe(true);
    expect((await left())[0]?.refusal).toBeNull();
  });
});

describe('changes to a dream', () => {
  const dream = buildDream();
  const entry = entryOfRevision(dream, { content: 'Two dogs.' }, keptAt);
  const changedSince = failureAnswer(409, 'dreams.changed_meanwhile', 'changed');
  const openWith = (patch: NonNullable<StubAnswers['PATCH /api/dreams/:id']>, now = dream) =>
    openTab([entry], {
      [ofDream('PATCH /api/dreams/12')]: patch,
      [ofDream('GET /api/dreams/12')]: dataAnswer(now),
    });

  it('say what they were made to', async () => {
    const { flush, sent, left } = await openWith(arrived);
    expect(await flush()).toBe('done');
    expect(sent('PATCH /api/dreams/12')[0]?.body).toEqual({ content: 'Two dogs.', basedOn: dream.updatedAt });
    expect(await left()).toEqual([]);
  });

  it('are kept beside a dream that was changed elsewhere', async () => {
    const { flush, left } = await openWith(changedSince, { ...dream, content: 'A cat.' });
    expect(await flush()).toBe('done');
    expect(await left()).toMatchObject([{ refusal: { reason: 'dreams.changed_meanwhile' } }]);
  });

  it('have arrived where the dream holds them: only the answer was lost', async () => {
    const { flush, left, onArrived } = await openWith(changedSince, { ...dream, content: 'Two dogs.' });
    expect(await flush()).toBe('done');
    expect(await left()).toEqual([]);
    expect(onArrived).toHaveBeenCalledTimes(1);
  });

  it('are kept where their dream is gone', async () => {
    const { flush, left } = await openWith(failureAnswer(404, 'dreams.not_found', 'gone'));
    await flush();
    expect(await left()).toMatchObject([{ refusal: { reason: 'dreams.not_found' } }]);
  });
});
