/**
 * Words and turns of speech that are said to hurt and hardly ever otherwise, in lower case without accents. A text with
 * one of them is not refused: a moderator sees it before others do, so that whoever tells of having been called so is heard.
 */
const hurtful = [
  'faggot',
  'faggots',
  'nigger',
  'niggers',
  'kike',
  'kikes',
  'spic',
  'spics',
  'tranny',
  'cunt',
  'retarded bitch',
  'kill yourself',
  'kys',
  'go and die',
  'i will find you',
  'i hope you die',
  'maricon de mierda',
  'sudaca',
  'sudacas',
  'moro de mierda',
  'negro de mierda',
  'puta de mierda',
  'hijo de puta',
  'hija de puta',
  'hijos de puta',
  'subnormal',
  'subnormales',
  'matate',
  'suicidate',
  'ojala te mueras',
  'te voy a encontrar',
];

/** Whether a text has one of them as a word of its own. */
export function isHurtful(text: string): boolean {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .join(' ');
  const padded = ` ${words} `;
  return hurtful.some((word) => padded.includes(` ${word} `));
}
