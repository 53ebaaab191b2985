import { describe } from 'vitest';
import { describeNaming, describeTable } from '../../testing/describe-table.ts';
import { nounSample, nounSamples, traits } from '../../testing/sample-slots.ts';
import type { NounSlots } from '../slots.ts';
import * as nouns from './nouns.ts';

const here = nounSamples('en', { where: 'in the hall' });
const all = nounSamples('en');
const owned = [nounSample('en', 'house'), nounSample('en', 'house', { where: undefined })];
const people = [nounSample('en', 'brother'), nounSample('en', 'brother', { known: false })];
const broken = nounSamples('en', { trait: traits.en.broken });
const red = nounSamples('en', { trait: traits.en.red });
const group: readonly (readonly NounSlots[])[] = [all.slice(0, 1), all.slice(0, 2), all.slice(1, 4)];
const meaning = ({ meaning: own }: NounSlots) => [own];

describe('nouns (en)', () => {
  describeTable('as a place', 'en', nouns.place, here);
  describeTable('of somebody', 'en', nouns.owned, owned);
  describeTable('as a person', 'en', nouns.person, people);
  describeTable('as a thing', 'en', nouns.thing, all);
  describeTable('with a condition', 'en', nouns.conditioned, broken);
  describeTable('with a colour', 'en', nouns.coloured, red);
  describeTable('in passing', 'en', nouns.rest, group);

  describeNaming('a place', nouns.place, here, meaning);
  describeNaming('a person', nouns.person, people, ({ np, meaning: own }) => [np, own]);
  describeNaming('a thing', nouns.thing, all, meaning);
  describeNaming('a condition', nouns.conditioned, broken, ({ meaning: own, trait }) => [
    own,
    trait?.words ?? '',
    trait?.meaning ?? '',
  ]);
  describeNaming('a colour', nouns.coloured, red, ({ meaning: own, trait }) => [own, trait?.meaning ?? '']);
  describeNaming('an owner', nouns.owned, owned, ({ owner }) => [owner?.meaning ?? '']);
  describeNaming('a list', nouns.rest, group, (some) => some.flatMap(({ np, meaning: own }) => [np, own]));
});
