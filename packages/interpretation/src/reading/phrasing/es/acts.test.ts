import { describe } from 'vitest';
import { describeNaming, describeTable } from '../../testing/describe-table.ts';
import { actedSample, actSample, nounSample } from '../../testing/sample-slots.ts';
import * as acts from './acts.ts';

const silent = { doing: undefined, quote: undefined };
const dreamer = [
  actSample('es'),
  actSample('es', { doing: undefined }),
  actSample('es', { quote: undefined }),
];
const withObject = [
  actSample('es', { object: nounSample('es', 'door') }),
  actSample('es', { object: nounSample('es', 'stairs') }),
  actSample('es', { object: nounSample('es', 'dog'), ...silent }),
];
const acted = [
  actedSample('es', 'dog'),
  actedSample('es', 'brother'),
  actedSample('es', 'stairs'),
  actedSample('es', 'dog', silent),
];
const undone = [actSample('es', { doing: undefined }), actSample('es', silent)];
const meaning = ({ meaning: own }: { meaning: string }) => [own];

describe('acts (es)', () => {
  describeTable('of the dreamer', 'es', acts.actDreamer, dreamer);
  describeTable('with an object', 'es', acts.actWithObject, withObject);
  describeTable('on the dreamer', 'es', acts.actOnDreamer, [...acted, ...undone]);
  describeTable('of others', 'es', acts.actOther, acted);
  describeTable('without a doer', 'es', acts.actHappens, undone);
  describeTable('as guidance', 'es', acts.guidanceAct, dreamer);
  describeTable('as guidance when acted upon', 'es', acts.guidanceOnDreamer, [...acted, ...undone]);

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
