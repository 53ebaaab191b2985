import type { Language } from '@chitta/symbols/types';
import type { Mention } from '../../types.ts';
import type { Sign } from '../model.ts';
import { wordSet } from './word-set.ts';

const irregularPlurals = wordSet(`
  men women children people feet teeth mice geese wolves police gente clothes stairs jeans pants trousers scissors
  glasses shoes boots`);
const pluralOfMan = /(?:tle|police|fire|sales|fisher|work|wo)men$/u;
const singularEnding = {
  en: /(?:ss|us|is|news|gas|lens|bus)$/u,
  es: /(?:[ptsx]is|us|ús)$|^(?:para|rasca|saca)\p{Ll}+s$/u,
} as const;
const singularInS = wordSet(`
  gas mes tos dios país interés compás francés inglés marqués lunes martes miércoles jueves viernes cumpleaños caos
  oasis`);
const manyDeterminers = wordSet(`
  two three four five several many all these those some los las unos unas mis tus sus estos estas esos esas varios varias
  muchos muchas algunos algunas nuestros nuestras`);
const oneDeterminers = wordSet(`
  a an this that another un una el la al del este esta ese esa aquel aquella mi su otro otra nuestro nuestra`);

function firstWord(text: string): string {
  return text.toLowerCase().split(/\s/u)[0] ?? '';
}

function lastWord(text: string): string {
  return (text.toLowerCase().match(/(?<![\p{L}\p{N}'-])[\p{L}\p{N}'-]+$/u)?.[0] ?? text.toLowerCase()).trim();
}

/** Whether the noun is plural in the dream: by its determiner where that tells, else by its ending. */
export function isPlural({ text }: Mention, determiner: string | undefined, language: Language): boolean {
  if (determiner !== undefined && oneDeterminers.has(determiner)) return false;
  const word = language === 'es' ? firstWord(text) : lastWord(text);
  if (irregularPlurals.has(word) || pluralOfMan.test(word)) return language === 'en';
  if (!word.endsWith('s') || isSingularInS(word, language)) return false;
  return language === 'en' || determiner === undefined || manyDeterminers.has(determiner);
}

function isSingularInS(word: string, language: Language): boolean {
  return singularEnding[language].test(word) || (language === 'es' && singularInS.has(word));
}

const feminineEnding = /(?:a|as|ción|ciones|sión|dad|dades|tad|tud|umbre|ie|iz)$/u;
/** In the singular. */
const masculineInA = wordSet(`
  día mapa planeta problema sistema tema clima fantasma drama idioma sofá tranvía cura guardia policía papá poeta pirata
  dentista artista demonio guarura`);
const feminineOthers = wordSet(`
  mano mujer madre noche calle nieve flor sangre gente llave leche luz cruz voz nariz piel sal nave torre nube fuente
  muerte carne serpiente clase foto moto radio red pared sed miel cárcel hambre tarde suerte mente frente base nieves
  manos flores noches calles voces luces llaves torres nubes paredes mujeres madres clases fotos motos`);
/** Feminine nouns in stressed a-, which take "el" in the singular. */
const stressedA = wordSet('agua águila alma ala arma hacha hambre aula área ancla arpa hada alga ave');

/** Whether a Spanish noun is feminine: by its ending and a list of the common others. */
function isFeminine(noun: string): boolean {
  if (masculineInA.has(noun.replace(/s$/u, ''))) return false;
  return feminineOthers.has(noun) || feminineEnding.test(noun);
}

const englishKin = wordSet(`
  mom mum mommy mummy mother dad daddy father grandma grandpa granny grandmother grandfather aunt uncle home`);
const namesOfDays = wordSet(`
  monday tuesday wednesday thursday friday saturday sunday january february april june july august september october
  november december christmas easter halloween`);

/** The article for a noun that the dream names without one, with its space. */
export function bareArticle(mention: Mention, language: Language): string {
  const lower = mention.text.toLowerCase();
  // A name takes none: "Brad Pitt".
  if (mention.kind === 'celebrity' || mention.kind === 'name' || namesOfDays.has(lower)) return '';
  if (language === 'es') return spanishArticle(mention);
  return englishKin.has(lower) ? 'your ' : 'the ';
}

function spanishArticle(mention: Mention): string {
  const noun = firstWord(mention.text);
  if (stressedA.has(noun)) return 'el ';
  const many = isPlural(mention, undefined, 'es');
  if (isFeminine(noun)) return many ? 'las ' : 'la ';
  return many ? 'los ' : 'el ';
}

/** Whether a noun symbol was met as a verb: "played" for play, "comprado" for comprar, whatever the dictionary has as verb. */
export function isVerbForm({ mention, entry }: Sign, language: Language): boolean {
  const { text, variation } = mention;
  if (entry.variations.includes(`${variation}/v`) && !entry.variations.includes(variation)) return true;
  const [surface, base] = [text.toLowerCase(), variation.toLowerCase()];
  if (language === 'es') return /[aeií]r(?:se)?$/u.test(base) && !surface.startsWith(base);
  return /(?:ed|ing)$/u.test(surface) && !/(?:ed|ing)$/u.test(base);
}
