import type { Language } from '@chitta/symbols/types';
import type { Point } from '../model.ts';
import type { Chooser } from '../writing/choose.ts';

/** Where a joint stands: how what follows it goes on from what was said before. */
type Joint =
  /** What a stretch that was told says inwardly. */
  | 'inward'
  /** A further point of the same stretch: where, who, what is done, how it is, with what. */
  | 'place'
  | 'person'
  | 'act'
  | 'state'
  | 'thing'
  /** The dream moves on to another scene, or to its last stretch. */
  | 'onward'
  | 'last';

type Joints = Readonly<Record<Joint, readonly string[]>>;

const english: Joints = {
  inward: [
    'inwardly, ',
    'with that, ',
    'in other words, ',
    'so ',
    'seen from inside, ',
    'that is to say, ',
    'in this way, ',
    'put another way, ',
    'which means that ',
  ],
  place: [
    'as for where it happens, ',
    'the place has its say in it: ',
    'and look at where you are: ',
    'the setting goes with that: ',
    'the ground for it is given, too: ',
  ],
  person: [
    'as for who is there, ',
    'somebody else has a part in it: ',
    'look at who comes with it: ',
    'the company matters, too: ',
    'and it is not only you: ',
  ],
  act: ['and along with it, ', 'at the same time, ', 'more than that, ', 'and ', 'it goes further: '],
  state: ['mind how it is, too: ', 'what is more, ', 'its condition says more: ', 'and so '],
  thing: [
    'and ',
    'besides, ',
    'one thing goes with it: ',
    'and beside that, ',
    'it takes something, too: ',
    'a detail says the same: ',
  ],
  onward: ['then ', 'next, ', 'after that ', 'from there, ', 'the dream goes on, and '],
  last: ['in the end ', 'finally ', 'at the last, ', 'it closes with this: ', 'and to end with, '],
};

const spanish: Joints = {
  inward: [
    'por dentro, ',
    'con eso, ',
    'dicho de otro modo, ',
    'así, ',
    'visto desde dentro, ',
    'es decir, ',
    'de ese modo, ',
    'o sea, ',
    'de manera que ',
  ],
  place: [
    'en cuanto al lugar, ',
    'el sitio también tiene algo que decir: ',
    'y mira dónde estás: ',
    'el escenario acompaña: ',
    'también cuenta el suelo que pisas: ',
  ],
  person: [
    'en cuanto a quién está ahí, ',
    'alguien más toma parte: ',
    'mira quién viene con ello: ',
    'la compañía también cuenta: ',
    'y no se trata solo de ti: ',
  ],
  act: ['y con ello, ', 'al mismo tiempo, ', 'y más aún, ', 'y ', 'la cosa va más lejos: '],
  state: ['fíjate también en cómo está: ', 'y además, ', 'su estado dice más: ', 'y así, '],
  thing: [
    'además, ',
    'y ',
    'una cosa va con ello: ',
    'y al lado de eso, ',
    'también hace falta algo: ',
    'un detalle dice lo mismo: ',
  ],
  onward: ['luego ', 'después ', 'entonces ', 'a continuación, ', 'el sueño sigue, y '],
  last: ['al final ', 'por último, ', 'para terminar, ', 'se cierra así: ', 'y en lo último '],
};

const joints: Readonly<Record<Language, Joints>> = { en: english, es: spanish };

/** A clause that nothing leads up to yet, so that a joint can stand before it. */
const free: Readonly<Record<Language, RegExp>> = {
  en: /^(?:you|your|an?|the|something|one|two|nobody|no|part|what|whatever|it|some|there|more|nothing|every|each|half|whoever|most|all) /iu,
  es: /^(?:el|la|los|las|lo|una?|algo|alguien|nadie|nada|tus?|te|se|hay|cada|dos|quien|es|son|está|eres|ya|no) /iu,
};
/** What a stretch told of the dreamer begins with. */
const ofDreamer: Readonly<Record<Language, RegExp>> = {
  en: /^you (?!(?:have|had) (?:been|a )|are\b)/u,
  es: /^(?:tú |te |(?:(?:te|l[aoe]s?|se) )?\p{L}+(?:ste|abas|ías)(?= |$))/u,
};
const saysWhen: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:then|next|finally|after|before|when|end|last|always|used to|suddenly)\b/iu,
  es: /(?<!\p{L})(?:luego|después|entonces|antes|al final|cuando|último|siempre|solías|de repente|de pronto)(?!\p{L})/iu,
};

/** The joint for this place of a reading, each once; asked for at every place, so that no word changes the next ones. */
function jointOf(joint: Joint, language: Language, chooser: Chooser): string | undefined {
  const ways = joints[language][joint].map((text, at) => ({ id: `joint.${joint}.${at}`, say: () => text }));
  return chooser.clause(ways);
}

/** A line that goes on from the sentence before it, as far as there is a joint left that suits it. */
function joinedBy(joint: Joint, line: string, language: Language, chooser: Chooser): string {
  const lead = jointOf(joint, language, chooser);
  if (lead === undefined || !free[language].test(line)) return line;
  if (lead.includes(':') && line.includes(':')) return line;
  return `${lead}${small(line)}`;
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What a told stretch says, behind it. */
export function readInwardly(line: string, language: Language, chooser: Chooser): string {
  return joinedBy('inward', line, language, chooser);
}

/** What a further point of a stretch says, behind its first. */
export function goOn(line: string, point: Point, language: Language, chooser: Chooser): string {
  return joinedBy(relationOf(point), line, language, chooser);
}

function relationOf(point: Point): Joint {
  if (point.kind === 'place') return 'place';
  if (point.kind === 'act' || point.kind === 'combined') return 'act';
  if (point.kind === 'trait' || point.kind === 'feeling') return 'state';
  const group = point.kind === 'thing' ? point.figure.sign.mention.group : undefined;
  return group === 'person' || group === 'being' || group === 'animal' ? 'person' : 'thing';
}

/** A told stretch of the dreamer's with the word that says where in the dream it stands: in a further scene, or last. */
export function moveOn(told: string, where: 'onward' | 'last', language: Language, chooser: Chooser): string {
  const lead = jointOf(where, language, chooser);
  if (lead === undefined || !ofDreamer[language].test(told) || saysWhen[language].test(told)) return told;
  return `${lead}${told}`;
}

const longestJoined = 15;
const wordsIn = (text: string) => text.split(' ').length;

/** Two short sentences on one stretch as one; undefined where they would make a long one, or a colon parts the first. */
export function asOne(first: string, second: string, language: Language): string | undefined {
  if (/[:;“«?]|, (?:and|y) /u.test(first) || /[:;“«?]/u.test(second) || !free[language].test(second))
    return undefined;
  if (wordsIn(first) > longestJoined || wordsIn(second) > longestJoined) return undefined;
  return `${first.replace(/\.$/u, '')}, ${language === 'es' ? 'y' : 'and'} ${small(second)}`;
}
