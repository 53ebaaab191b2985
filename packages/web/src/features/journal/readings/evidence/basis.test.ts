import { expect, it } from 'vitest';
import { basisOf } from './basis.ts';

const sentence = (...evidence: { rule?: string; symbol?: string; ref?: string }[]) => ({
  text: 'A thought.',
  part: 'passage' as const,
  paragraph: 0,
  evidence: evidence.map((each) => ({ start: 0, end: 3, rule: 'act.chase', ...each })),
});

it('names each rule once, in order', () => {
  const { rules } = basisOf(sentence({ rule: 'place.house' }, {}, { rule: 'place.house' }));
  expect(rules).toEqual(['place.house', 'act.chase']);
});

it.each([
  [{ ref: 'personal:12' }],
  [{ ref: 'personal:personal-12' }],
  [{ symbol: 'personal-12' }],
  [{ symbol: 'personal-12', ref: 'personal:12' }],
])('finds the own symbol in %j', (evidence) => {
  expect(basisOf(sentence(evidence, evidence)).personal).toEqual(['personal-12']);
});

it('takes no symbol of the dictionary for an own one', () => {
  expect(basisOf(sentence({ symbol: 'person' }, { symbol: 'dog', ref: 'dream:9' })).personal).toEqual([]);
});

it('lists earlier dreams once, the newest last, and no other reference', () => {
  const refs = ['dream:31', 'dream:7', 'dream:31', 'dream:', 'dream:x', 'theme:4'];
  expect(basisOf(sentence(...refs.map((ref) => ({ ref })))).dreams).toEqual([7, 31]);
});
