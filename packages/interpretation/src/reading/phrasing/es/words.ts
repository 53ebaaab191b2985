import type { NounSlots } from '../slots.ts';

/** The verb form that agrees with the noun. */
export function agree(noun: NounSlots, singular: string, plural: string): string {
  return noun.plural ? plural : singular;
}

/** "del perro", "de tu hermano": the preposition with the contraction Spanish asks for. */
export function de(phrase: string): string {
  // "Lo de correr" is "de correr" behind the same word.
  if (phrase.startsWith('lo de ')) return phrase.slice(3);
  return phrase.startsWith('el ') ? `del ${phrase.slice(3)}` : `de ${phrase}`;
}

/** "al perro", "a tu hermano" */
export function a(phrase: string): string {
  return phrase.startsWith('el ') ? `al ${phrase.slice(3)}` : `a ${phrase}`;
}

/** "la calma", "el miedo", "los celos": the name of a feeling with its article. */
export function articled(name: string): string {
  if (/os$/u.test(name)) return `los ${name}`;
  return /(?:a|ción|sión|dad|tad|ud)$/u.test(name) ? `la ${name}` : `el ${name}`;
}

export function isAspect(noun: NounSlots): boolean {
  return noun.group === 'person' || noun.group === 'being';
}

/** "contigo" words: the dreamer's own words in Spanish quotation marks. */
export function quote(words: string | undefined): string | undefined {
  return words === undefined ? undefined : `«${words}»`;
}

/** "es" or "son" for a meaning phrase. */
export function isOf(meaning: string): string {
  const isMany = /^(?:los|las|tus|unos|unas|muchos|muchas|varios|varias|dos|tres)\b/u.test(meaning);
  // "tu mando y tu idea de quién eres" are two.
  return isMany || /^(?:tu|el|la|un|una) \p{L}+ y (?:tu|el|la|un|una) /u.test(meaning) ? 'son' : 'es';
}

/** The form of a verb that agrees with a meaning phrase. */
export function agreeWith(meaning: string, singular: string, plural: string): string {
  return isOf(meaning) === 'es' ? singular : plural;
}

/** "algo cerrado para tu mente despierta": a condition as something, whatever its form; masculine like "algo". */
export function something(condition: string): string {
  if (condition.startsWith('algo ')) return condition;
  return /^(?!blando)\p{L}+[ae]ndo(?=\P{L}|$)/u.test(condition)
    ? `algo que está ${condition}`
    : `algo ${condition}`;
}
