import { describe } from 'vitest';
import { describeNaming, describeTable } from '../../testing/describe-table.ts';
import { actedSample, actSample, nounSample } from '../../testing/sample-slots.ts';
import * as acts from './acts.ts';

const silent = { doing: undefined, quote: undefined };
const dreamer = [
  actSample('en'),
  actSample('en', { doing: undefined }),
  actSample('en', { quote: undefined }),
];
const withObject = [
  actSample('en', { object: nounSample('en', 'door') }),
  actSample('en', { object: nounSample('en', 'stairs') }),
  actSample('en', { object: nounSample('en', 'dog'), ...silent }),
];
const acted = [
  actedSample('en', 'dog'),
  actedSample('en', 'brother'),
  actedSample('en', 'stairs'),
  actedSample('en', 'dog', silent),
];
const undone = [actSample('en', { doing: undefined }), actSample('en', silent)];
const meaning = ({ meaning: own }: { meaning: string }) => [own];

describe('acts (en)', () => {
  describeTable('of the dreamer', 'en', acts.actDreamer, dreamer);
  describeTable('with an object', 'en', acts.actWithObject, withObject);
  describeTable('on the dreamer', 'en', acts.actOnDreamer, [...acted, ...undone]);
  describeTable('of others', 'en', acts.actOther, acted);
  describeTable('without a doer', 'en', acts.actHappens, undone);
  describeTable('as guidance', 'en', acts.guidanceAct, dreamer);
  describeTable('as guidance when acted upon', 'en', acts.guidanceOnDreamer, [...acted, ...undone]);

  describeNaming('an act of the dreamer', acts.actDreamer, dreamer, meaning);
  describeNaming('an act with an object', acts.actWithObject, withObject, ({ meaning: own, object }) => [
    own,
    object?.meaning ?? '',
  ]);
  describeNaming('an act on the dreamer', acts.actOnDreamer, acted, ({ meaning: own, actor }) => [
    own,
    actor?.meaning ?? '',
  ]);
  describeNaming('an act without a doer', acts.actHappens, undone, meaning);
});
