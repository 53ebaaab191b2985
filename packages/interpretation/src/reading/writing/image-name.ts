import type { Language } from '@chitta/symbols/types';
import type { Point, Sign } from '../model.ts';
import { articled } from '../phrasing/es/words.ts';
import { nameOf } from './slots-of.ts';

/** In UTF-16 units; a longer image would take over the sentence that it is only named in. */
const longest = 32;

/**
 * The image of a point as it is called back to later on: "the driving", "being late", "your car", «lo de gritar», «la boda».
 * Undefined where it has no short name that is certain to stand well in a sentence.
 */
export function imageNameOf(point: Point, language: Language): string | undefined {
  const name = named(point, language);
  return name === undefined || name.length > longest || /["“«,]/u.test(name) ? undefined : name;
}

function named(point: Point, language: Language): string | undefined {
  // Words around it do not agree with several.
  if (point.kind === 'thing' || point.kind === 'place')
    return point.figure.plural ? undefined : point.figure.phrase;
  if (point.kind === 'feeling' && point.ofDreamer) return ofFeeling(point.sign, language);
  return point.kind === 'act' ? ofAct(point.sign, language) : undefined;
}

function ofAct(sign: Sign, language: Language): string | undefined {
  if (!isWhole(sign)) return undefined;
  const name = nameOf(sign);
  if (language === 'es') return spanishAct(name);
  // "The following" announces something.
  if (name === 'following') return undefined;
  if (/^\p{L}+ing$/u.test(name)) return `the ${name}`;
  // "Pray" is a verb where "praying" is a form of it.
  if (sign.entry.variations.some((form) => form.toLowerCase() === `${name}ing`)) return `the ${name}ing`;
  // "being late", "going home": with more words behind it, it stands by itself.
  if (/^\p{L}+ing /u.test(name)) return name;
  return /^(?:the |\p{Lu})/u.test(name) ? name : `the ${name}`;
}

function spanishAct(name: string): string | undefined {
  if (/^\p{L}*[aeií]r(?:se)?(?: |$)/u.test(name)) return `lo de ${name}`;
  return name.includes(' ') ? undefined : articled(name);
}

function ofFeeling(sign: Sign, language: Language): string | undefined {
  if (!isWhole(sign)) return undefined;
  const name = nameOf(sign);
  if (name.includes(' ')) return undefined;
  return language === 'es' ? articled(name) : `the ${name}`;
}

/** A class has no image of its own, and of a double name ("chasing or being chased") it is uncertain which part was meant. */
function isWhole(sign: Sign): boolean {
  return sign.entry.isClass !== true && sign.mention.kind !== 'personal' && !/ (?:or|o) /u.test(nameOf(sign));
}
