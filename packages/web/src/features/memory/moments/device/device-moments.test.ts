import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { countMoments, deviceMoments, forgetMoments, sweepPictures } from './device-moments.ts';

const picture = new Blob(['a street'], { type: 'image/webp' });
const draft = { memberId: 7, id: 'draft', note: 'By the river', time: null, kind: null, hasPicture: true };
const day = 24 * 60 * 60_000;
const ids = async (memberId = 7) => (await deviceMoments.listPictures(memberId)).map(({ id }) => id);

describe('moments on this device', () => {
  afterEach(async () => {
    await forgetMoments(7);
    await forgetMoments(8);
  });

  it('are there again as they were written, picture and all', async () => {
    await deviceMoments.putDraft(draft);
    await deviceMoments.putPicture(7, 'draft', picture);
    expect(await deviceMoments.draft(7)).toEqual(draft);
    const kept = await deviceMoments.picture(7, 'draft');
    expect(kept?.type).toBe('image/webp');
    expect(await kept?.text()).toBe('a street');
  });

  it('are counted, a draft with its picture once', async () => {
    expect(await countMoments(7)).toBe(0);
    await deviceMoments.putDraft(draft);
    await deviceMoments.putPicture(7, 'draft', picture);
    await deviceMoments.putPicture(7, 'waiting', picture);
    await deviceMoments.putPicture(8, 'another', picture);
    expect(await countMoments(7)).toBe(2);
    await deviceMoments.putDraft({ ...draft, memberId: 8, id: 'empty', note: ' ' });
    expect(await countMoments(8)).toBe(1);
  });

  it('are nobody else’s', async () => {
    await deviceMoments.putDraft(draft);
    await deviceMoments.putPicture(7, 'draft', picture);
    expect(await deviceMoments.draft(8)).toBeNull();
    expect(await deviceMoments.picture(8, 'draft')).toBeNull();
    await forgetMoments(8);
    expect(await ids()).toEqual(['draft']);
  });

  it('are let go of a day after nothing names them any more', async () => {
    await deviceMoments.putDraft(draft);
    for (const id of ['draft', 'waiting', 'left']) await deviceMoments.putPicture(7, id, picture);
    const isNeeded = (id: string) => id === 'waiting';
    await sweepPictures(7, isNeeded, Date.now());
    expect(await ids()).toEqual(['draft', 'left', 'waiting']);
    await sweepPictures(7, isNeeded, Date.now() + day + 1000);
    expect(await ids()).toEqual(['draft', 'waiting']);
  });
});
