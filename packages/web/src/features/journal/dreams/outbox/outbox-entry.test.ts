import { describe, expect, it } from 'vitest';
import { buildAnswer, buildDream } from '#web/testing/build-dream.ts';
import { newDraft, patchDraft } from '../drafts/draft.ts';
import { asDreamOfItsOwn, entryOfDraft, entryOfRevision, inOrder, isUnsure } from './outbox-entry.ts';

const now = Date.UTC(2026, 10, 19, 3, 12);
const content = 'A black dog followed me.';
const draft = patchDraft(
  newDraft(7, now),
  {
    content,
    title: 'Dog',
    category: 'nightmare',
    tags: ['stairs'],
    answer: ' At work. ',
    reading: { content, answer: buildAnswer() },
  },
  now,
);

describe('entryOfDraft', () => {
  it('holds the whole dream under the key of its save', () => {
    const entry = entryOfDraft(draft, { now, wasTried: false });
    expect(entry).toMatchObject({
      id: draft.saveKey,
      memberId: 7,
      answer: 'At work.',
      triedAt: null,
      refusal: null,
      work: { kind: 'dream', draft },
    });
    expect(entry.work.body).toMatchObject({
      userId: 7,
      content,
      title: 'Dog',
      category: 'nightmare',
      tags: ['stairs'],
      translation: buildAnswer().translation,
      keptAt: '2026-11-19T03:12:00.000Z',
    });
  });

  it('holds what was said to its reading, and the recording', () => {
    const marked = patchDraft(draft, { hasDeed: true, notMeant: ['dog'], recordingId: 'r' }, now);
    expect(entryOfDraft(marked, { now, wasTried: false })).toMatchObject({
      answer: 'At work.',
      said: { hasDeed: true, notMeant: ['dog'] },
      recordingId: 'r',
    });
  });

  it('leaves what was marked behind with the reading of earlier words, not what was written', () => {
    const marked = patchDraft(draft, { hasDeed: true, notMeant: ['dog'], recordingId: 'r' }, now);
    const goneOn = patchDraft(marked, { content: `${content} Then I woke.` }, now);
    expect(entryOfDraft(goneOn, { now, wasTried: false })).toMatchObject({
      answer: 'At work.',
      said: { hasDeed: false, notMeant: [] },
      recordingId: 'r',
    });
  });
});

describe('isUnsure', () => {
  const day = 24 * 60 * 60 * 1000;
  const tried = entryOfDraft(draft, { now, wasTried: true });

  it('is what was sent so long ago that its repetition would be a second dream', () => {
    expect(isUnsure(tried, now + 28 * day)).toBe(false);
    expect(isUnsure(tried, now + 30 * day)).toBe(true);
  });

  it('is nothing that was never sent, has arrived, or changes a dream', () => {
    const later = now + 300 * day;
    expect(isUnsure({ ...tried, triedAt: null }, later)).toBe(false);
    expect(isUnsure({ ...tried, arrivedAs: 12 }, later)).toBe(false);
    const revision = entryOfRevision(buildDream(), { title: 'Dog' }, now);
    expect(isUnsure({ ...revision, triedAt: now }, later)).toBe(false);
  });
});

describe('entryOfRevision', () => {
  const dream = buildDream();
  const entry = entryOfRevision(dream, { content: 'Two dogs.' }, now);

  it('says what the changes were made to, and shows the dream after them', () => {
    expect(entry.work).toMatchObject({
      kind: 'revision',
      dreamId: 12,
      basedOn: dream.updatedAt,
      body: { title: dream.title, content: 'Two dogs.', tags: ['home'] },
    });
  });

  it('becomes a dream of its own, sent under a key of its own', () => {
    const own = asDreamOfItsOwn(entry, now);
    expect(own.id).not.toBe(entry.id);
    expect(own).toMatchObject({ memberId: 7, refusal: null, triedAt: null });
    expect(own.work.body).toMatchObject({ userId: 7, title: dream.title, content: 'Two dogs.' });
  });
});

describe('inOrder', () => {
  it('puts the oldest first', () => {
    const at = (keptAt: number) => ({ ...entryOfDraft(draft, { now, wasTried: false }), keptAt });
    expect(inOrder([at(3), at(1), at(2)]).map(({ keptAt }) => keptAt)).toEqual([1, 2, 3]);
  });
});
