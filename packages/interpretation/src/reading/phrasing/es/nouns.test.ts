import { describe } from 'vitest';
import { describeNaming, describeTable } from '../../testing/describe-table.ts';
import { nounSample, nounSamples, traits } from '../../testing/sample-slots.ts';
import type { NounSlots } from '../slots.ts';
import * as nouns from './nouns.ts';

const here = nounSamples('es', { where: 'en la sala' });
const all = nounSamples('es');
const verb = nounSample('es', 'dog', { np: '«obedecía»' });
const owned = [nounSample('es', 'house'), nounSample('es', 'house', { where: undefined })];
const people = [nounSample('es', 'brother'), nounSample('es', 'brother', { known: false })];
const broken = nounSamples('es', { trait: traits.es.broken });
const red = nounSamples('es', { trait: traits.es.red });
const group: readonly (readonly NounSlots[])[] = [all.slice(0, 1), all.slice(0, 2), all.slice(1, 4)];
const meaning = ({ meaning: own }: NounSlots) => [own];

describe('nouns (es)', () => {
  describeTable('as a place', 'es', nouns.place, here);
  describeTable('of somebody', 'es', nouns.owned, owned);
  describeTable('as a person', 'es', nouns.person, people);
  describeTable('as a thing', 'es', nouns.thing, [...all, verb]);
  describeTable('with a condition', 'es', nouns.conditioned, broken);
  describeTable('with a colour', 'es', nouns.coloured, red);
  describeTable('in passing', 'es', nouns.rest, group);

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
