import type { Language, LexiconEntry } from '@chitta/symbols/types';
import type { Figure } from '../model.ts';

type Turn = (count: number) => number;

const sentence = /(?<![^.!?])[^.!?]+[.!?]+(?=\s|$)/gu;

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
  sentence.lastIndex = 0;
  const first = sentence.exec(description)?.[0];
  const second = first && sentence.exec(description)?.[0];
  const statement = second?.trim().replace(/\.$/u, '');
  if (statement === undefined || /[?!]/u.test(statement)) return undefined;
  // What is told of dreams in general is not told of this one.
  if (/\bun sueño que\b|sin nombre|(?<!\p{L})sus? |cuánt[oa]s? (?:das|tienes)/iu.test(statement))
    return undefined;
  // It names its thing itself: "a menu shows what is on offer".
  if (namesItself(figure, statement))
    return language === 'en' || isToldOf(figure, statement) ? statement : undefined;
  if (language === 'es') return spanish(figure, statement, turn);
  return english(figure, statement, turn) ?? wholly(figure, first ?? '', statement);
}

/** The image as far as the meaning is in it, else the image and the meaning that leans on it, as the dictionary has them. */
function wholly(figure: Figure, first: string, statement: string): string | undefined {
  if (/["“”]/u.test(first) || first.length + statement.length > longestWhole) return undefined;
  const isMeant = namesItself(figure, first) && /\byou/u.test(first);
  return isMeant ? first.replace(/\.$/u, '') : `${first}${statement.startsWith(' ') ? '' : ' '}${statement}`;
}
/** In UTF-16 units. */
const longestWhole = 190;

/** Whether a Spanish sentence speaks of what the dream has, in the dream's own word: «el tenis …» says nothing of golf. */
export function isToldOf({ sign, phrase }: Figure, sentence: string): boolean {
  const word = (sign?.mention?.text ?? phrase).toLowerCase().split(' ')[0] ?? '';
  return sentence.toLowerCase().includes(word.slice(0, 4));
}

function namesItself({ sign }: Figure, statement: string): boolean {
  const name = sign ? nameIn(sign.entry) : unnamed;
  // "If you are a man he belongs to …" names it too and yet speaks of the one before.
  return (
    name.text.length > 2 &&
    // A pattern is made only where the name can be in it.
    statement.toLowerCase().includes(name.start) &&
    !/^(?:If|Whether|When|Where|Si|Cuando|Donde) /u.test(statement) &&
    patternOf(name).test(statement)
  );
}

/** How a symbol is called in its sentences. */
interface Name {
  readonly text: string;
  /** As far as it has letters and spaces only. */
  readonly start: string;
  pattern?: RegExp;
}
const unnamed: Name = { text: '', start: '' };
/** Names are the same in every reading, and patterns take long to make. */
const names = new WeakMap<LexiconEntry, Name>();

function nameIn(entry: LexiconEntry): Name {
  const known = names.get(entry);
  if (known !== undefined) return known;
  const text = entry.name.toLowerCase().split(/ (?:or|o) /u)[0] ?? '';
  const name = { text, start: text.split(/[^\p{L} ]/u)[0] ?? '' };
  names.set(entry, name);
  return name;
}

function patternOf(name: Name): RegExp {
  name.pattern ??= new RegExp(`(?<!\\p{L})${name.text.replace(/[^\p{L} ]/gu, '.')}`, 'iu');
  return name.pattern;
}

const englishPronoun = /^(It|They|He|She) (\p{Ll}+)(?= |$)/u;
/** Words that stand for something in the sentence before. */
const englishBack =
  /\b(?:it|its|itself|they|them|their|he|she|him|his|her|one|ones|this|that way|these|those|here|there|both|either|each|so|(?:gives?|makes?|takes?|keeps?|says?|has|have|in|on|at|with|by|to|of|from|for) that \p{L}+)\b/iu;

function english({ phrase, plural }: Figure, statement: string, turn: Turn): string | undefined {
  const [start, pronoun, verb] = statement.match(englishPronoun) ?? [];
  if (start !== undefined && pronoun !== undefined && verb !== undefined) {
    const isPlural = pronoun === 'They';
    const rest = statement.slice(start.length);
    if (isPlural === plural) return `${phrase} ${verb}${rest}`;
    const agreed = plural ? pluralOf(verb) : undefined;
    return agreed !== undefined && !englishBack.test(rest) && !secondVerb.test(rest)
      ? `${phrase} ${agreed}${rest}`
      : undefined;
  }
  if (englishBack.test(statement)) return undefined;
  return anchored(phrase, statement, ['with', 'as for', 'in', 'along with'], turn);
}

/** "It lives with you and does not obey": a second verb that would have to agree as well. */
const secondVerb = /\b(?:and|but|or)(?: \p{L}+ly)? (?:does|is|has|was|goes|\p{L}+[^s]s)\b/u;

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
  if (/^[ldtv]ies$/u.test(verb)) return verb.slice(0, -1);
  if (/ies$/u.test(verb)) return `${verb.slice(0, -3)}y`;
  return /[^s]s$/u.test(verb) ? verb.slice(0, -1) : undefined;
}

/** A Spanish sentence without a subject: "Es la …", "No tiene …", "Muestran …". */
const spanishVerb =
  /^(?:No )?(?:Es|Son|Muestran?|Llevan?|Traen?|Dicen?|Guardan?|Hablan?|Dejan?|Están?|Tienen?|Dan?|Enseñan?|Ponen?|Sirven?|Señalan?|Abren?|Reúnen?|Hacen?|Vienen?|Cuentan?|Piden?|Marcan?|Nombran?|Indican?|Protegen?|Sostienen?|Recuerdan?|Miden?|Juntan?|Separan?|Cierran?|Cubren?|Pertenecen?|Pueden?|Duran?|Ocupan?|Cambian?|Conservan?|Esconden?) /iu;
const spanishBack =
  /(?<!\p{L})(?:él|ella|ellos|ellas|ello|esto|eso|este|esta|ese|esa|lo|la|los|las|le|les|aquí|ahí|allí|así|ambos|ambas|se|su|sus)(?= (?:que|de|es|son|hace|lleva|usa|tiene|ve|mira|quiere)(?!\p{L}))|(?<!\p{L})(?:él|ella|ellos|ellas|ello|esto|eso|aquí|ahí|allí|así|ambos|ambas)(?!\p{L})/iu;
/** What can begin a sentence that has its own subject, or speaks to the dreamer. */
const spanishSubject =
  /^(?:el|la|los|las|lo|un|una|cada|quien|quién|qué|cómo|cuando|cuánt[oa]s?|d[oó]nde|tus?|algo|alguien|nadie|nada|hay|te|al|a|en|con|de|para|por|detrás|entre|hasta|si|much[oa]s|tod[oa]s?|dos|ning[uú]n[oa]?|(?!es )\p{L}+[áéaei]s|\p{L}+[aei]r(?:se|te)?) /iu;

function spanish(figure: Figure, statement: string, turn: Turn): string | undefined {
  if (!agrees(figure, statement)) return undefined;
  const { phrase, plural } = figure;
  const small = statement.charAt(0).toLowerCase() + statement.slice(1);
  if (spanishVerb.test(statement)) {
    const isPlural = /^(?:no )?(?:son|\p{L}+n) /iu.test(statement);
    if (isPlural === plural) return `${phrase} ${small}`;
    const isNamed = /^Es (?:el|la|los|las|lo|una?|tus?|quien|donde) /u.test(statement);
    return plural && isNamed ? `${phrase} son${small.slice(2)}` : undefined;
  }
  if (spanishBack.test(statement) || !spanishSubject.test(statement)) return undefined;
  // Behind "a cambio del esfuerzo" the verb goes with one noun.
  if (plural && /^(?:al?|en|con|de|para|por|entre|hasta|si) /iu.test(statement)) return undefined;
  return spanishLead(phrase, small, turn);
}

/** Adjectives behind "to be" and pronouns joined to a verb are of the noun's gender and number. */
function agrees({ plural, feminine }: Figure, statement: string): boolean {
  const said = [
    ...statement.matchAll(
      /(?<!\p{L})(?:es|son|está|están) (?:muy |más |siempre )?(?!un[oa]?s? |l[oa]s? |much[oa]s? |algo |sol[oa] |cada |ahora |como |para |cuando )(?:\p{L}*[bcdfghjklmnñprstvz])?([oa])(s?)(?!\p{L})/giu,
    ),
    ...statement.matchAll(/\p{L}(?:ar|er|ir|ndo)l([oa])(s?)(?!\p{L})/giu),
    ...statement.matchAll(/(?<!\p{L})(?:tuy|suy)([oa])(s?)(?!\p{L})/giu),
  ];
  return said.every(([, gender, number]) => (gender === 'a') === feminine && (number === 's') === plural);
}

function spanishLead(phrase: string, small: string, turn: Turn): string {
  const leads = ['con', 'en cuanto a', 'tratándose de'];
  const lead = `${leads[turn(leads.length)] ?? 'con'} ${phrase}`.replace(/(?<!\p{L})(a|de) el /u, '$1l ');
  return `${lead}, ${small}`;
}

function anchored(phrase: string, statement: string, leads: readonly string[], turn: Turn): string {
  const small = statement.charAt(0).toLowerCase() + statement.slice(1);
  const at = /^(?:in|with) /iu.test(statement) ? leads.length : turn(leads.length + 1);
  const lead = `${leads[at] ?? ''} ${phrase}`.trim();
  return at === leads.length ? `${phrase}: ${small}` : `${lead}, ${small}`;
}
