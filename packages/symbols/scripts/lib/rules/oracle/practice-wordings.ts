import { sentencesOf } from '../../../../src/checking/sentences.ts';
import type { Language, PracticeText } from '../../../../src/types.ts';

/** How long a text may be. */
export interface LengthLimits {
  readonly characters: number;
  readonly sentences: number;
}

const limits = {
  title: { characters: 60, sentences: 1 },
  why: { characters: 260, sentences: 2 },
  step: { characters: 230, sentences: 3 },
  notice: { characters: 300, sentences: 3 },
} as const;
type Field = keyof typeof limits;
/** Who reads a step half asleep loses a longer sentence. */
const mostWords = 28;
const fewestSteps = 3;
const mostSteps = 7;

/**
 * Never asked for: what hurts, strains, costs or needs courage that nobody is beside; never said: promises, claims of medicine,
 * the tired words.
 */
const forbidden: Readonly<Record<Language, RegExp>> = {
  en: /[!{}]|\b(?:you must|you need to|journey|energy|universe|soul|symboli[sz]es?|represents?|heal(?:s|ed|ing)?|cures?|cured|therap\w*|treatments?|diagnos\w*|symptoms?|disorders?|traumas?|traumatic|prove[nds]?|guarantee\w*|exposure|expose|exposing|harm\w*|punish\w*|hold your breath|fasting|skip (?:a|your) meals?|drive|driving|buy|purchase|alcohol|wine|candles?|always works|will (?:stop|disappear|vanish|come true))\b/i,
  es: /[!¡{}]|(?<!\p{L})(?:debes|tienes que|energías?|universo|alma|simbolizan?|representan?|sana(?:r|n|ción)?|curan?|curar|terap\p{L}*|tratamientos?|diagn[oó]stic\p{L}*|síntomas?|trastornos?|traumas?|traum[aá]tic\p{L}*|demostrad[oa]|garanti\p{L}*|exposición|exponerte|exponte|daño|dañ\p{L}*|castig\p{L}*|aguanta la respiración|contén la respiración|ayun\p{L}*|conduc(?:e|ir|iendo)|maneja(?:r|ndo)?|compra(?:r)?|alcohol|(?:una|la) vela|velas|siempre funciona|desaparecerán?|se cumplirán?)(?!\p{L})/iu,
};

/** Spanish forms that say whether the reader is a man or a woman, that speak to somebody else than «tú», or that are coarse in half the countries. */
const gendered =
  /(?<!\p{L})(?:(?:sentad|tumbad|acostad|despiert|dormid|cansad|preparad|relajad|content|obligad|atrapad|desvelad|convencid|descansad|agotad|bienvenid|distraíd)[oa]|(?:uno|una|tú|ti|sí) mism[oa]|amig[oa]s?|usted(?:es)?|vosotr[oa]s|vuestr[oa]s?|coge[rs]?|cogiendo|coj[oa]s?)(?!\p{L})/iu;

/** What is wrong with one language of a practice. */
export function practiceTextFaults(text: PracticeText, language: Language): string[] {
  const steps: unknown = text.steps;
  if (!Array.isArray(steps)) return ['steps are missing'];
  return [
    ...fieldFaults('title', text.title, language),
    ...fieldFaults('why', text.why, language),
    ...(steps.length < fewestSteps || steps.length > mostSteps
      ? [`has ${steps.length} steps, not ${fewestSteps} to ${mostSteps}`]
      : []),
    ...steps.flatMap((step: unknown) => fieldFaults('step', step, language)),
    ...fieldFaults('notice', text.notice, language),
  ];
}

function fieldFaults(field: Field, value: unknown, language: Language): string[] {
  return lineFaults(field, value, { language, isTitle: field === 'title', ...limits[field] });
}

/** What is wrong with a text that asks for something or says what may help. */
export function lineFaults(
  field: string,
  value: unknown,
  {
    language,
    isTitle,
    characters,
    sentences,
  }: LengthLimits & { readonly language: Language; readonly isTitle: boolean },
): string[] {
  if (typeof value !== 'string' || value.trim() === '') return [`${field} is missing`];
  const said = sentencesOf(value);
  const word = forbidden[language].exec(value)?.[0];
  const form = language === 'es' ? gendered.exec(value)?.[0] : undefined;
  const faults: readonly (readonly [boolean, string])[] = [
    [value !== value.trim(), 'has spaces around it'],
    [value.length > characters, `has ${value.length} of ${characters} characters`],
    [said.length > sentences, `has ${said.length} of ${sentences} sentences`],
    [
      said.some((sentence) => sentence.split(/\s+/u).length > mostWords),
      `has a sentence of more than ${mostWords} words`,
    ],
    [!/^[¿"“«]?\p{Lu}/u.test(value), 'begins with no capital'],
    [isTitle ? /[.…]$/u.test(value) : !/[.?…][”»"]?$/u.test(value), 'does not end as it should'],
    [
      language === 'es' && value.split('?').length !== value.split('¿').length,
      'has a question without both of its marks',
    ],
    [word !== undefined, `has a word that practices do not use: ${word}`],
    [form !== undefined, `has a form that does not fit every reader: ${form}`],
  ];
  return faults.flatMap(([isWrong, fault]) => (isWrong ? [`${field} "${value}" ${fault}`] : []));
}
