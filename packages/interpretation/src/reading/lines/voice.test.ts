import { describe, expect, it } from 'vitest';
import { frameOf } from '../testing/frame-of.ts';
import { type DetailOf, Voice } from './voice.ts';

const frame = frameOf('en', 'A dog chased me to the school.');
const chase = frame.scenes.flatMap(({ points }) => points).find(({ kind }) => kind === 'act');
const detailOf = (() => ({ lines: { toYou: ['{who} {is/are} after you'] } })) as unknown as DetailOf;
const said = (isSaid: boolean) =>
  new Voice('en', detailOf, undefined, () => isSaid).ofPoint(chase as never).map(({ say }) => say(undefined));

describe('Voice', () => {
  it('says what acts by its meaning, and by its image once the meaning has been said', () => {
    expect(said(false)).not.toContain('the dog is after you');
    expect(said(true)).toEqual(['the dog is after you']);
  });
});
