import { describe, expect, it } from 'vitest';
import { describeLeftOut } from './describe-backup.ts';

describe('describeLeftOut', () => {
  it('names settings, and no pictures where the backup has them', () => {
    expect(describeLeftOut({ s3: null })).toEqual([
      'Not in it: settings of the environment. Keep them elsewhere, above all SECRET_KEY, where you have set one.',
    ]);
  });

  it('names the bucket that pictures are in, and where', () => {
    const s3 = { endpoint: 'https://files.example', bucket: 'dreams' };
    expect(describeLeftOut({ s3 })).toEqual([
      expect.stringMatching(/above all SECRET_KEY, /),
      'Not in it: pictures and recordings of members, which are in the bucket dreams at https://files.example.',
    ]);
  });
});
