import { wordSet } from '../../../reading/syntax/word-set.ts';
import type { Mention } from '../../../types.ts';
import type { NounPhrases } from '../../pack/noun-phrases.ts';
import { isOnlyQuality } from './qualities.ts';
import { endOf, possessiveAfter } from './trailing-words.ts';

const singularEnding = /(?:[ptsx]is|us|ús)$|^(?:para|rasca|saca)\p{Ll}+s$/u;
const singularInS = wordSet(`
  gas mes tos dios país interés compás francés inglés marqués lunes martes miércoles jueves viernes cumpleaños caos
  oasis`);
const manyDeterminers = wordSet(`
  los las unos unas mis tus sus estos estas esos esas varios varias muchos muchas algunos algunas nuestros nuestras`);
const oneDeterminers = wordSet(`
  un una el la al del este esta ese esa aquel aquella mi su otro otra nuestro nuestra`);

function firstWord(text: string): string {
  return text.toLowerCase().split(/\s/u)[0] ?? '';
}

function isPlural(text: string, determiner: string | undefined): boolean {
  if (determiner !== undefined && oneDeterminers.has(determiner)) return false;
  const word = firstWord(text);
  if (!word.endsWith('s') || singularEnding.test(word) || singularInS.has(word)) return false;
  return determiner === undefined || manyDeterminers.has(determiner);
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

/** Whether a noun is feminine: by its ending and a list of the common others. */
function isFeminine(noun: string): boolean {
  if (masculineInA.has(noun.replace(/s$/u, ''))) return false;
  return feminineOthers.has(noun) || feminineEnding.test(noun);
}

function bareArticle(given: string): string {
  const noun = firstWord(given);
  if (stressedA.has(noun)) return 'el ';
  const many = isPlural(given, undefined);
  if (isFeminine(noun)) return many ? 'las ' : 'la ';
  return many ? 'los ' : 'el ';
}

const clauseLike = [/^(?:en|sin|por|no)\s/iu, /\S\s(?:mi|el|la|los|las|una?|a) /iu];

/** «escuchando»; but "en ruso" is told as "el ruso". */
function quotedVerb(verb: string, { group }: Mention): { phrase: string; determiner: string | undefined } {
  const tongue = group !== 'action' ? verb.match(/^en (\p{Ll}+[oésn])$/u)?.[1] : undefined;
  return tongue === undefined
    ? { phrase: `«${verb}»`, determiner: undefined }
    : { phrase: `el ${tongue}`, determiner: 'el' };
}

export const spanishNouns: NounPhrases = {
  isPlural,
  isOfSeveral: () => false,
  // «Buenos Aires» is one place.
  isOneName: (phrase) => /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(phrase),
  daysAndFeasts: new Set(),
  bareArticle,
  isVerbForm: (surface, base) => /[aeií]r(?:se)?$/u.test(base) && !surface.startsWith(base),
  isClauseLike: (text) => clauseLike.some((pattern) => pattern.test(text)),
  quotedVerb,
  articles: wordSet('un una el la los las mi'),
  ownDeterminers: wordSet('el la los las un una unos unas tu tus su sus'),
  definite: { un: 'el', una: 'la', unos: 'los', unas: 'las' },
  endOf,
  possessiveAfter,
  secondPersonInside: [
    [/(?<!\p{L})a el (?=\p{L})/giu, 'al '],
    [/(?<!\p{L})de el (?=\p{L})/giu, 'del '],
    [/\bmis\b/giu, 'tus'],
    [/\bmi\b/giu, 'tu'],
  ],
  isOnlyQuality,
};
