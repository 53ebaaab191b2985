import { adjectiveStems, invariable, nounGenders } from './agreement-words.ts';

type Gender = 'm' | 'f';
interface Form {
  readonly gender?: Gender | undefined;
  readonly isPlural?: boolean | undefined;
}

/** What may stand before a noun, and what it asks of it. */
const determiners: ReadonlyMap<string, Form> = new Map(
  [
    ['m', false, 'el un este ese aquel del al ningún algún otro mismo propio cierto nuestro'],
    ['f', false, 'la una esta esa aquella ninguna alguna otra misma propia cierta nuestra'],
    ['m', true, 'los unos estos esos aquellos algunos otros mismos nuestros muchos pocos varios'],
    ['f', true, 'las unas estas esas aquellas algunas otras mismas nuestras muchas pocas varias'],
    [undefined, false, 'tu su cada'],
    [undefined, true, 'tus sus'],
  ].flatMap(([gender, isPlural, words]) =>
    String(words)
      .split(' ')
      .map((word) => [word, { gender, isPlural } as Form] as const),
  ),
);

/** These are also pronouns before a verb ("la abres"): only a certain noun behind them is judged. */
const pronouns: ReadonlySet<string> = new Set([
  'la',
  'los',
  'las',
  'otra',
  'otro',
  'esta',
  'este',
  'esa',
  'ese',
  'una',
]);
/** "La llamas": what looks like a plural is what you do. */
const verbTwins: ReadonlySet<string> = new Set(
  'llamas cuentas marcas cortas pintas tocas pesas cargas peleas pruebas cuidas guardas paras'.split(' '),
);
/** Feminine nouns that begin with a stressed a take "el" and "un". */
const stressedA: ReadonlySet<string> = new Set(
  `agua águila alma área arma arca aula ave hada hacha hambre habla alba ala ama ancla ánfora álgebra alga asma aspa
  asa`.split(/\s+/u),
);
const copulas: ReadonlySet<string> = new Set(
  'es son está están sigue siguen parece parecen queda quedan'.split(' '),
);

/**
 * Determiners, adjectives and predicates that do not agree with the noun beside them: "la problema", "los casa", "una
 * hábito", "la puerta cerrado", "la casa está roto". A noun's gender comes from a table, else from its ending. `nouns`
 * are the nouns of the dictionary.
 */
export function agreementSlips(
  sentence: string,
  nouns: ReadonlySet<string>,
): { fault: string; words: string }[] {
  const words = sentence.match(/\p{L}+|[^\s\p{L}]+/gu) ?? [];
  return words.flatMap((word, at) => {
    const asked = determiners.get(word.toLowerCase());
    return asked === undefined ? [] : phraseFaults(words, { at, asked, nouns });
  });
}

interface PhraseStart {
  readonly at: number;
  readonly asked: Form;
  readonly nouns: ReadonlySet<string>;
}

function phraseFaults(words: readonly string[], { at, asked, nouns }: PhraseStart) {
  const word = words[at] ?? '';
  const between = adjectiveBetween(words, at, nouns);
  const place = between === undefined ? at + 1 : at + 2;
  const noun = (words[place] ?? '').toLowerCase();
  if (!/^\p{L}{3,}$/u.test(noun) || !mayBeNoun(noun, word.toLowerCase(), nouns)) return [];
  const form = formOf(noun);
  const wrong = [
    ...disagreement(asked, form, stressedA.has(noun)),
    ...(between === undefined ? [] : adjectiveFaults(between, form)),
    ...predicateFaults(words, { at, place, noun: form }),
  ];
  const shown = words.slice(at, place + 1).join(' ');
  return wrong.length === 0 ? [] : [{ fault: 'agreement', words: `${shown} ${wrong.join(' ')}` }];
}

/** "La otra casa", "tu vieja casa": one adjective may stand between. */
function adjectiveBetween(words: readonly string[], at: number, nouns: ReadonlySet<string>) {
  const next = words[at + 1] ?? '';
  return isAdjective(next) && nouns.has(singularOf(words[at + 2] ?? '')) ? next : undefined;
}

function mayBeNoun(noun: string, determiner: string, nouns: ReadonlySet<string>): boolean {
  if (pronouns.has(determiner) && verbTwins.has(noun)) return false;
  if (nouns.has(singularOf(noun)) || nouns.has(noun) || nounGenders.has(singularOf(noun))) return true;
  if (pronouns.has(determiner) || invariable.has(noun)) return false;
  // Behind "un", "del", "tu" only a noun or an adjective can stand; what ends in -o or -a tells its gender.
  return determiners.get(determiner)?.gender !== undefined && /[oa]s?$/.test(noun);
}

function formOf(noun: string): Form {
  return { isPlural: isSameInPlural(noun) ? undefined : /s$/.test(noun), gender: genderOf(singularOf(noun)) };
}

/** "La crisis", "el autobús", "el paracaídas". */
function isSameInPlural(noun: string): boolean {
  return (
    invariable.has(noun) ||
    (noun.endsWith('s') && nounGenders.has(noun)) ||
    /(?:[íúéóá]s|[^aeiou]s|[iu]s)$/.test(noun) ||
    /^(?:para|rasca|lava|abre|toca|porta|guarda|saca|corta|cumple|quita|salva|limpia|espanta)\p{L}+s$/u.test(
      noun,
    )
  );
}

function genderOf(noun: string): Gender | undefined {
  const known = nounGenders.get(noun);
  if (known !== undefined) return known === 'b' ? undefined : known;
  if (/ista$|[ae]nte$/.test(noun)) return undefined;
  if (/(?:ción|sión|dad|tad|tud|umbre|eza|ura)$/.test(noun)) return 'f';
  if (/(?:aje|o|ón|miento)$/.test(noun)) return 'm';
  return /a$/.test(noun) ? 'f' : undefined;
}

function singularOf(word: string): string {
  const lower = word.toLowerCase();
  if (nounGenders.has(lower) || invariable.has(lower)) return lower;
  if (/ces$/.test(lower)) return `${lower.slice(0, -3)}z`;
  if (/ones$/.test(lower)) return `${lower.slice(0, -4)}ón`;
  if (/[aeiouáéíóú](?:[bcdfgjklmnñprtvxy]|ll|rr)es$/.test(lower) && nounGenders.has(lower.slice(0, -2)))
    return lower.slice(0, -2);
  if (/[lrdnjy]es$/.test(lower) && !nounGenders.has(lower.slice(0, -1))) return lower.slice(0, -2);
  return lower.replace(/(?<=[aeioué])s$/, '');
}

function disagreement(asked: Form, noun: Form, isStressedA: boolean): string[] {
  const isWrongGender =
    asked.gender !== undefined &&
    noun.gender !== undefined &&
    asked.gender !== noun.gender &&
    // "El agua": masculine before it, in the singular only.
    !(isStressedA && asked.gender === 'm' && !asked.isPlural);
  const isWrongNumber =
    asked.isPlural !== undefined && noun.isPlural !== undefined && asked.isPlural !== noun.isPlural;
  return [...(isWrongGender ? ['(gender)'] : []), ...(isWrongNumber ? ['(number)'] : [])];
}

/** An adjective right behind the noun, or behind "está", "es" and the like. */
function predicateFaults(
  words: readonly string[],
  { at, place, noun }: { readonly at: number; readonly place: number; readonly noun: Form },
): string[] {
  const previous = (words[at - 1] ?? '').toLowerCase();
  const next = (words[place + 1] ?? '').toLowerCase();
  const isOwned =
    /^(?:de|del|con|en|por|a|al|y|sin)$/.test(previous) || /^(?:del|al)$/i.test(words[at] ?? '');
  if (isOwned) return [];
  return adjectiveFaults(copulas.has(next) ? (words[place + 2] ?? '') : next, noun);
}

function isAdjective(word: string): boolean {
  return /[oa]s?$/.test(word) && adjectiveStems.has(word.toLowerCase().replace(/[oa]s?$/, ''));
}

function adjectiveFaults(adjective: string, noun: Form): string[] {
  if (!isAdjective(adjective)) return [];
  const form: Form = { gender: /as?$/.test(adjective) ? 'f' : 'm', isPlural: /s$/.test(adjective) };
  return disagreement(form, noun, false).map((fault) => `${adjective} ${fault}`);
}
