import type { Language } from '@chitta/symbols/types';
import type { Mention } from '../../types.ts';
import type { Sign } from '../model.ts';

const irregularPlurals = new Set(
  'men women children people feet teeth mice geese wolves police gente clothes stairs jeans pants trousers scissors glasses shoes boots'.split(
    ' ',
  ),
);
const singularInS = {
  en: /(?:ss|us|is|news|gas|lens|bus)$/u,
  es: /(?:[ptsx]is|us|ús)$|^(?:gas|mes|tos|dios|país|interés|compás|francés|inglés|marqués|lunes|martes|miércoles|jueves|viernes|para\p{Ll}+s|rasca\p{Ll}+s|saca\p{Ll}+s|cumpleaños|caos|oasis)$/u,
} as const;
const manyDeterminers = new Set(
  'two three four five several many all these those some los las unos unas mis tus sus estos estas esos esas varios varias muchos muchas algunos algunas nuestros nuestras'.split(
    ' ',
  ),
);
const oneDeterminers = new Set(
  'a an this that another un una el la al del este esta ese esa aquel aquella mi su otro otra nuestro nuestra'.split(
    ' ',
  ),
);

function lastWord(text: string): string {
  return (text.toLowerCase().match(/(?<![\p{L}\p{N}'-])[\p{L}\p{N}'-]+$/u)?.[0] ?? text.toLowerCase()).trim();
}

/** Whether the noun is plural in the dream: by its determiner where that tells, else by its ending. */
export function isPlural(mention: Mention, determiner: string | undefined, language: Language): boolean {
  if (determiner !== undefined && oneDeterminers.has(determiner)) return false;
  const word =
    language === 'es' ? (mention.text.toLowerCase().split(/\s/u)[0] ?? '') : lastWord(mention.text);
  if (irregularPlurals.has(word) || /(?:tle|police|fire|sales|fisher|work|wo)men$/u.test(word))
    return language === 'en';
  if (!word.endsWith('s') || singularInS[language].test(word)) return false;
  return language === 'en' || determiner === undefined || manyDeterminers.has(determiner);
}

const feminineEnding = /(?:a|as|ción|ciones|sión|dad|dades|tad|tud|umbre|ie|iz)$/u;
const masculineInA =
  /^(?:día|mapa|planeta|problema|sistema|tema|clima|fantasma|drama|idioma|sofá|tranvía|cura|guardia|policía|papá|poeta|pirata|dentista|artista|demonio|guarura)s?$/u;
const feminineOthers =
  /^(?:mano|mujer|madre|noche|calle|nieve|flor|sangre|gente|llave|leche|luz|cruz|voz|nariz|piel|sal|nave|torre|nube|fuente|muerte|carne|serpiente|clase|foto|moto|radio|red|pared|sed|miel|cárcel|hambre|tarde|suerte|mente|frente|base|nieves|manos|flores|noches|calles|voces|luces|llaves|torres|nubes|paredes|mujeres|madres|clases|fotos|motos)$/u;
const feminineDeterminers = new Set(
  'una la esta esa aquella otra unas las estas esas varias muchas algunas nuestra nuestras'.split(' '),
);
const masculineDeterminers = new Set(
  'un el al del este ese aquel otro unos los estos esos varios muchos algunos nuestro nuestros'.split(' '),
);
/** Feminine nouns in stressed a-, which take "el" in the singular. */
const stressedA = /^(?:agua|águila|alma|ala|arma|hacha|hambre|aula|área|ancla|arpa|hada|alga|ave)$/u;

/** Whether a Spanish noun is feminine: by its determiner, else by its ending and a list of the common others. */
export function isFeminine(mention: Mention, determiner: string | undefined): boolean {
  const noun = mention.text.toLowerCase().split(/\s/u)[0] ?? '';
  if (stressedA.test(noun)) return true;
  if (determiner !== undefined && feminineDeterminers.has(determiner)) return true;
  if (determiner !== undefined && masculineDeterminers.has(determiner)) return false;
  if (masculineInA.test(noun)) return false;
  return feminineOthers.test(noun) || feminineEnding.test(noun);
}

const englishKin =
  /^(?:mom|mum|mommy|mummy|mother|dad|daddy|father|grandma|grandpa|granny|grandmother|grandfather|aunt|uncle|home)$/iu;

const weekdays =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december|christmas|easter|halloween)$/iu;

/** The article for a noun that the dream names without one, with its space. */
export function bareArticle(mention: Mention, language: Language): string {
  // A name takes none: "Brad Pitt".
  if (mention.kind === 'celebrity' || mention.kind === 'name' || weekdays.test(mention.text)) return '';
  if (language === 'en') return englishKin.test(mention.text) ? 'your ' : 'the ';
  const noun = mention.text.toLowerCase().split(/\s/u)[0] ?? '';
  if (stressedA.test(noun)) return 'el ';
  const plural = isPlural(mention, undefined, 'es');
  if (isFeminine(mention, undefined)) return plural ? 'las ' : 'la ';
  return plural ? 'los ' : 'el ';
}

/** Whether a noun symbol was met as a verb: "played" for play, "comprado" for comprar, whatever the dictionary has as verb. */
export function isVerbForm({ mention, entry }: Sign, language: Language): boolean {
  const { text, variation } = mention;
  if (entry.variations.includes(`${variation}/v`) && !entry.variations.includes(variation)) return true;
  const [surface, base] = [text.toLowerCase(), variation.toLowerCase()];
  if (language === 'es') return /[aeií]r(?:se)?$/u.test(base) && !surface.startsWith(base);
  return /(?:ed|ing)$/u.test(surface) && !/(?:ed|ing)$/u.test(base);
}
