import { limits } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { stateOfMention } from './state-of-mention.ts';

describe('stateOfMention', () => {
  it('reads what earlier engines called negated as absent', () => {
    expect(stateOfMention({ state: 'negated' })).toBe('absent');
  });

  it.each(limits.mentionStates)('leaves %s as it is', (state) => {
    expect(stateOfMention({ state })).toBe(state);
  });
});
