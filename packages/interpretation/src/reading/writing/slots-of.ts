import type { LexiconEntry } from '@chitta/symbols/types';
import { wordsOf } from '../analyse.ts';
import type { Figure, PointOf, Sign, Trait } from '../model.ts';
import type { ActSlots, MoodSlots, NounSlots, TraitSlots } from '../phrasing/slots.ts';

/** A dictionary name as it stands inside a sentence; of a double name ("pushing or pulling") the part that was told. */
export function nameOf({ entry, mention }: Sign): string {
  const parts = entry.name.split(/ (?:or|o) /u);
  const isTold = (part: string) => startOf(part) === startOf(mention.variation);
  const name = parts.length > 1 ? (parts.find(isTold) ?? entry.name) : entry.name;
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** So many letters show which of two verbs a word belongs to. */
const tellingLetters = 4;

function startOf(name: string): string {
  return name.slice(0, tellingLetters).toLowerCase();
}

/**
 * The meaning as it stands inside a sentence. A phrase with an aside ("a grown side of you, asking to be met") carries
 * a mark at its end; finishing the sentence turns it into a comma where the sentence goes on.
 */
export function meaningOf({ entry, mention }: Sign): string {
  if (mention.kind === 'personal') return ownMeaning(entry);
  return entry.meaning.includes(', ') ? `${entry.meaning}\ue000` : entry.meaning;
}

/** A symbol of the dreamer's own is spoken of in the dreamer's words, between marks that become quotation marks. */
function ownMeaning({ meaning }: LexiconEntry): string {
  return `\ue001${meaning}\ue002`;
}

export function nounSlots(figure: Figure, scene: number): NounSlots {
  const { entry, mention } = figure.sign;
  const trait = figure.traits.find(({ sign }) => sign.mention.group === 'condition') ?? figure.traits[0];
  return {
    np: figure.phrase,
    bare: trait ? withoutWord(figure.phrase, trait.words) : figure.phrase,
    plural: figure.plural,
    feminine: figure.feminine,
    meaning: meaningOf(figure.sign),
    job: isSingularJob(entry.function) ? entry.function : undefined,
    where: figure.where,
    owner: figure.owner && { np: figure.owner.phrase, meaning: meaningOf(figure.owner.sign) },
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
    meaning: meaningOf(trait.sign),
    isColour: trait.sign.mention.group === 'colour',
    isShown: figure.phrase.toLowerCase().includes(trait.words),
  };
}

export function actSlots(point: PointOf<'act'>, scene: number, isActorRead: boolean): ActSlots {
  const { actor } = point;
  return {
    doing: point.doing,
    meaning: meaningOf(point.sign),
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
    meaning: meaningOf(sign),
    quote,
    group: sign.mention.group,
  };
}

/** The phrase without a condition that the sentence is going to quote: "the very old house" and "old": "the house". */
function withoutWord(phrase: string, word: string): string {
  const parts = phrase.split(' ');
  const at = parts.findIndex((part) => part.toLowerCase() === word);
  if (at < 1) return phrase;
  const isDegree = /^(?:very|really|so|quite|too|muy|tan|más)$/u.test(parts[at - 1] ?? '');
  parts.splice(isDegree ? at - 1 : at, isDegree ? 2 : 1);
  return parts.length > 1 ? parts.join(' ') : phrase;
}
