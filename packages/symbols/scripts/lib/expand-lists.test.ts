import { describe, expect, it } from 'vitest';
import { expandCues } from './expand-lists.ts';

const lists = { parent: 'mother/father', died: ['who died', 'passed away'] };

describe('expandCues', () => {
  it('puts words into their place', () => {
    expect(expandCues(['my $parent _ ~smile', 'dead/$parent'], lists)).toEqual([
      'my mother/father _ ~smile',
      'dead/mother/father',
    ]);
  });

  it('puts phrases where a name stands alone, in every condition of a cue', () => {
    const cue = { words: ['$parent'], and: ['$died', 'late'], not: ['$died'], by: 'other' as const };
    expect(expandCues([cue, '$died'], lists)).toEqual([
      {
        words: ['mother/father'],
        and: ['who died', 'passed away', 'late'],
        not: ['who died', 'passed away'],
        by: 'other',
      },
      'who died',
      'passed away',
    ]);
  });

  it.each(['my $aunt', '$aunt', 'my $died'])('refuses %s', (phrase) => {
    expect(() => expandCues([phrase], lists)).toThrow(TypeError);
  });
});
