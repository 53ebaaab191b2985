import type { Evidence } from '../../types.ts';
import { evidenceOf, type Figure, type Point, type PointOf, type Skeleton } from '../model.ts';
import type { ActSlots, NounSlots, Phrasing } from '../phrasing/slots.ts';
import type { ReadingRule } from '../rules.ts';
import { passagePattern } from '../syntax/figures.ts';
import type { Chooser } from './choose.ts';
import { actSlots, moodSlots, nounSlots } from './slots-of.ts';

/** A sentence with the words of the dream it rests on. */
export interface Written {
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

/** Turns one point of a scene into a sentence, or nothing when no unused skeleton suits it. */
export function writePoint(
  point: Point,
  scene: number,
  phrasing: Phrasing,
  chooser: Chooser,
): Written | undefined {
  switch (point.kind) {
    case 'place':
      return writeNoun(point.figure, scene, phrasing.place, 'frame.place', phrasing, chooser);
    case 'thing':
      return writeThing(point.figure, scene, phrasing, chooser);
    case 'act':
      return writeAct(point, scene, phrasing, chooser);
    case 'rest':
      return writeRest(point, scene, phrasing, chooser);
    case 'combined':
      return undefined;
    default:
      return writeMood(point, phrasing, chooser);
  }
}

export function figureEvidence(figure: Figure, rule: ReadingRule): Evidence[] {
  return [
    ...evidenceOf(figure.sign, rule),
    ...figure.traits.flatMap(({ sign }) => evidenceOf(sign, 'condition.noun')),
    ...(figure.owner ? evidenceOf(figure.owner.sign, 'frame.owner') : []),
  ];
}

/** A place or building, whether the dream says "in" it or only names it. */
export function isSite(point: Point): boolean {
  if (point.kind !== 'place' && point.kind !== 'thing') return false;
  const { group, symbol } = point.figure.sign.mention;
  return point.kind === 'place' || (['place', 'building'].includes(group) && !passagePattern.test(symbol));
}

/** What a point rests on when it is read in a list. */
export function pointEvidence(point: Point): Evidence[] {
  if (point.kind === 'rest') return point.figures.flatMap((figure) => figureEvidence(figure, 'thing.rest'));
  if (point.kind === 'thing' || point.kind === 'place')
    return figureEvidence(point.figure, nounRule(point.figure));
  if (point.kind === 'trait') return evidenceOf(point.trait.sign, 'condition.scene');
  if (point.kind === 'feeling') return evidenceOf(point.sign, 'feeling.attitude');
  if (point.kind === 'combined') return evidenceOf(point.sign, 'combined.whole');
  return evidenceOf(point.sign, point.kind === 'act' ? 'act.happens' : 'absence.named');
}

/** The rule a noun is read by. */
export function nounRule({ sign }: Figure): ReadingRule {
  const { group } = sign.mention;
  if (group === 'person' || group === 'being') return 'aspect.person';
  return group === 'animal' ? 'aspect.animal' : 'thing.function';
}

function writeThing(figure: Figure, scene: number, phrasing: Phrasing, chooser: Chooser) {
  const rule = nounRule(figure);
  const table = rule === 'aspect.person' ? phrasing.person : phrasing.thing;
  return writeNoun(figure, scene, table, rule, phrasing, chooser);
}

function writeNoun(
  figure: Figure,
  scene: number,
  table: readonly Skeleton<NounSlots>[],
  rule: ReadingRule,
  phrasing: Phrasing,
  chooser: Chooser,
): Written | undefined {
  const slots = nounSlots(figure, scene);
  const withTrait = slots.trait && (slots.trait.isColour ? phrasing.coloured : phrasing.conditioned);
  const traited = withTrait && chooser.say(withTrait, slots);
  const text = traited ?? (slots.owner && chooser.say(phrasing.owned, slots)) ?? chooser.say(table, slots);
  return text === undefined ? undefined : { text, evidence: figureEvidence(figure, rule) };
}

const actRules = {
  dreamer: 'act.dreamer',
  figure: 'act.other',
  someone: 'act.on-dreamer',
  unknown: 'act.happens',
} as const satisfies Record<string, ReadingRule>;

function actTable({ actor }: PointOf<'act'>, phrasing: Phrasing): readonly Skeleton<ActSlots>[] {
  if (actor.by === 'dreamer') return phrasing.actDreamer;
  if (actor.by === 'unknown') return phrasing.actHappens;
  return actor.on === 'dreamer' ? phrasing.actOnDreamer : phrasing.actOther;
}

function writeAct(
  point: PointOf<'act'>,
  scene: number,
  phrasing: Phrasing,
  chooser: Chooser,
): Written | undefined {
  const slots = actSlots(point, scene, false);
  const text =
    (slots.object && chooser.say(phrasing.actWithObject, slots)) ??
    chooser.say(actTable(point, phrasing), slots) ??
    chooser.say(phrasing.actHappens, slots);
  if (text === undefined) return undefined;
  const { actor, object } = point;
  const onDreamer = actor.by === 'figure' && actor.on === 'dreamer';
  const evidence = evidenceOf(point.sign, onDreamer ? 'act.on-dreamer' : actRules[actor.by]);
  if (actor.by === 'figure') evidence.push(...evidenceOf(actor.figure.sign, nounRule(actor.figure)));
  if (object) evidence.push(...evidenceOf(object.sign, nounRule(object)));
  return { text, evidence };
}

function writeRest(
  point: PointOf<'rest'>,
  scene: number,
  phrasing: Phrasing,
  chooser: Chooser,
): Written | undefined {
  const slots = point.figures.map((figure) => nounSlots(figure, scene));
  const text = chooser.say(phrasing.rest, slots);
  return text === undefined
    ? undefined
    : { text, evidence: point.figures.flatMap((figure) => figureEvidence(figure, 'thing.rest')) };
}

function writeMood(
  point: PointOf<'trait' | 'feeling' | 'absence'>,
  phrasing: Phrasing,
  chooser: Chooser,
): Written | undefined {
  const sign = point.kind === 'trait' ? point.trait.sign : point.sign;
  const { table, rule } = moodTable(point, phrasing);
  const text = chooser.say(table, moodSlots(sign, point.quote));
  return text === undefined ? undefined : { text, evidence: evidenceOf(sign, rule) };
}

function moodTable(point: PointOf<'trait' | 'feeling' | 'absence'>, phrasing: Phrasing) {
  if (point.kind === 'absence') {
    const isFeeling = point.sign.mention.group === 'feeling';
    return {
      table: isFeeling ? phrasing.absenceOfFeeling : phrasing.absence,
      rule: 'absence.named' as const,
    };
  }
  if (point.kind === 'feeling') {
    const table = point.ofDreamer ? phrasing.feelingMine : phrasing.feelingOther;
    return { table, rule: 'feeling.attitude' as const };
  }
  return point.ofDreamer
    ? { table: phrasing.traitDreamer, rule: 'condition.dreamer' as const }
    : { table: phrasing.traitScene, rule: 'condition.scene' as const };
}
