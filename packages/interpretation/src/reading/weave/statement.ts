import type { Language } from '@chitta/symbols/types';
import type { Figure } from '../model.ts';

type Turn = (count: number) => number;

/**
 * The sentence in which a description states the meaning, spoken of a noun of the dream: "It is a passage …" of a door
 * becomes "the door is a passage …". Undefined where the sentence leans on the one before it in another way.
 */
export function spokenOf(
  figure: Figure,
  description: string,
  language: Language,
  turn: Turn,
): string | undefined {
  // A description is an image of the thing and then what it means.
  const second = description.match(/[^.!?]+[.!?]+(?=\s|$)/gu)?.[1];
  const statement = second?.trim().replace(/\.$/u, '');
  if (statement === undefined || /[?!]/u.test(statement)) return undefined;
  // It names its thing itself: "a menu shows what is on offer".
  if (namesItself(figure, statement)) return statement;
  return language === 'es' ? spanish(figure, statement, turn) : english(figure, statement, turn);
}

function namesItself({ sign }: Figure, statement: string): boolean {
  const name = sign?.entry.name.toLowerCase().split(/ (?:or|o) /u)[0] ?? '';
  return (
    name.length > 2 && new RegExp(`(?<!\\p{L})${name.replace(/[^\p{L} ]/gu, '.')}`, 'iu').test(statement)
  );
}

const englishPronoun = /^(It|They|He|She) (\p{Ll}+)(?= |$)/u;
/** Words that stand for something in the sentence before. */
const englishBack =
  /\b(?:it|its|itself|they|them|their|he|she|him|his|her|one|ones|this|that way|these|those|here|there|both|either|so)\b/iu;

function english({ phrase, plural }: Figure, statement: string, turn: Turn): string | undefined {
  const [start, pronoun, verb] = statement.match(englishPronoun) ?? [];
  if (start !== undefined && pronoun !== undefined && verb !== undefined) {
    const isPlural = pronoun === 'They';
    const rest = statement.slice(start.length);
    if (isPlural === plural) return `${phrase} ${verb}${rest}`;
    const agreed = plural ? pluralOf(verb) : undefined;
    return agreed !== undefined && !englishBack.test(rest) ? `${phrase} ${agreed}${rest}` : undefined;
  }
  if (englishBack.test(statement)) return undefined;
  return anchored(phrase, statement, ['with', 'as for', 'in', 'along with'], turn);
}

function pluralOf(verb: string): string | undefined {
  const irregular: Readonly<Record<string, string>> = {
    is: 'are',
    has: 'have',
    does: 'do',
    goes: 'go',
    was: 'were',
  };
  if (irregular[verb] !== undefined) return irregular[verb];
  if (/(?:ch|sh|ss|x)es$/u.test(verb)) return verb.slice(0, -2);
  if (/ies$/u.test(verb)) return `${verb.slice(0, -3)}y`;
  return /[^s]s$/u.test(verb) ? verb.slice(0, -1) : undefined;
}

/** A Spanish sentence without a subject: "Es la …", "Muestran …". */
const spanishVerb =
  /^(?:Es|Son|Muestran?|Llevan?|Traen?|Dicen?|Guardan?|Hablan?|Dejan?|Están?|Tienen?|Dan?|Enseñan?|Ponen?|Sirven?|Señalan?|Abren?|Reúnen?|Hacen?|Vienen?|Cuentan?|Piden?|Marcan?|Nombran?|Indican?|Protegen?|Sostienen?|Recuerdan?|Miden?|Juntan?|Separan?|Cierran?|Cubren?) /u;
const spanishBack =
  /(?<!\p{L})(?:él|ella|ellos|ellas|ello|esto|eso|este|esta|ese|esa|lo|la|los|las|le|les|aquí|ahí|allí|así|ambos|ambas|se|su|sus)(?= (?:que|de|es|son|hace|lleva|usa|tiene|ve|mira|quiere)(?!\p{L}))|(?<!\p{L})(?:él|ella|ellos|ellas|ello|esto|eso|aquí|ahí|allí|así|ambos|ambas)(?!\p{L})/iu;

function spanish({ phrase, plural }: Figure, statement: string, turn: Turn): string | undefined {
  const small = statement.charAt(0).toLowerCase() + statement.slice(1);
  if (spanishVerb.test(statement)) {
    const isPlural = /^(?:Son|\p{L}+n) /u.test(statement);
    if (isPlural === plural) return `${phrase} ${small}`;
    return plural && /^Es /u.test(statement) ? `${phrase} son${small.slice(2)}` : undefined;
  }
  return spanishBack.test(statement)
    ? undefined
    : anchored(phrase, statement, ['con', 'en cuanto a', 'por lo que toca a'], turn);
}

function anchored(phrase: string, statement: string, leads: readonly string[], turn: Turn): string {
  const small = statement.charAt(0).toLowerCase() + statement.slice(1);
  const at = turn(leads.length + 1);
  const lead = `${leads[at] ?? ''} ${phrase}`.replace(/\ba el /u, 'al ').trim();
  return at === leads.length ? `${phrase}: ${small}` : `${lead}, ${small}`;
}
