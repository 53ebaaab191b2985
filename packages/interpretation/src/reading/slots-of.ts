import { wordsOf } from './analyse.ts';
import type { Figure, PointOf, Sign, Trait } from './model.ts';
import type { ActSlots, MoodSlots, NounSlots, TraitSlots } from './phrasing/slots.ts';

/** A dictionary name as it stands inside a sentence. */
export function nameOf(sign: Sign): string {
  const { name } = sign.entry;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

export function nounSlots(figure: Figure, scene: number): NounSlots {
  const { entry, mention } = figure.sign;
  const trait = figure.traits.find(({ sign }) => sign.mention.group === 'condition') ?? figure.traits[0];
  return {
    np: figure.phrase,
    plural: figure.plural,
    feminine: figure.feminine,
    meaning: entry.meaning,
    job: isSingularJob(entry.function) ? entry.function : undefined,
    where: figure.where,
    known: figure.known && mention.group === 'person',
    group: mention.group,
    trait: trait && traitSlots(trait, figure),
    scene,
  };
}

/** A function line that a singular subject can take: third person singular in English, not plural in Spanish. */
function isSingularJob(line: string): boolean {
  const verb = line.split(' ')[0] ?? '';
  return /s$/u.test(verb) || /[aeiouáéíó]$/u.test(verb);
}

function traitSlots(trait: Trait, figure: Figure): TraitSlots {
  return {
    words: trait.words,
    meaning: trait.sign.entry.meaning,
    isColour: trait.sign.mention.group === 'colour',
    isShown: figure.phrase.toLowerCase().includes(trait.words),
  };
}

export function actSlots(point: PointOf<'act'>, scene: number, isActorRead: boolean): ActSlots {
  const { actor } = point;
  return {
    doing: point.doing,
    meaning: point.sign.entry.meaning,
    name: nameOf(point.sign),
    quote: point.quote,
    actor: actor.by === 'figure' ? nounSlots(actor.figure, scene) : undefined,
    actorKnown: isActorRead,
    object: point.object && nounSlots(point.object, scene),
    scene,
  };
}

export function moodSlots(sign: Sign, quote: string | undefined): MoodSlots {
  return {
    name: nameOf(sign),
    words: wordsOf(sign),
    meaning: sign.entry.meaning,
    quote,
    group: sign.mention.group,
  };
}
