import type { Evidence } from '../../types.ts';
import { evidenceOf, type Point, type PointOf } from '../model.ts';
import { figureEvidence, nounRule, pointEvidence } from '../writing/write-point.ts';

/** What a line about a point rests on. */
export function groundsOf(point: Point): Evidence[] {
  if (point.kind !== 'act') {
    if (point.kind === 'trait' && point.ofDreamer) return evidenceOf(point.trait.sign, 'condition.dreamer');
    if (point.kind === 'feeling' && point.holder)
      return [
        ...evidenceOf(point.sign, 'feeling.attitude'),
        ...evidenceOf(point.holder.sign, nounRule(point.holder)),
      ];
    if (point.kind === 'place') return figureEvidence(point.figure, 'frame.place');
    return pointEvidence(point);
  }
  return actGrounds(point);
}

function actGrounds({ actor, sign, object }: PointOf<'act'>): Evidence[] {
  const isOnDreamer = actor.by === 'someone' || (actor.by === 'figure' && actor.on === 'dreamer');
  const rule =
    actor.by === 'dreamer'
      ? 'act.dreamer'
      : isOnDreamer
        ? 'act.on-dreamer'
        : actor.by === 'figure'
          ? 'act.other'
          : 'act.happens';
  return [
    ...evidenceOf(sign, rule),
    ...(actor.by === 'figure' ? evidenceOf(actor.figure.sign, nounRule(actor.figure)) : []),
    ...(object ? evidenceOf(object.sign, nounRule(object)) : []),
  ];
}
