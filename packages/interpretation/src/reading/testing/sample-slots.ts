import type { Language } from '@chitta/symbols/types';
import type { ActSlots, ChangeSlots, LastSlots, MoodSlots, NounSlots, OneSlots } from '../phrasing/slots.ts';

const noun = {
  plural: false,
  feminine: false,
  where: undefined,
  owner: undefined,
  known: false,
  trait: undefined,
  scene: 0,
} as const;

const things = {
  en: {
    dog: {
      np: 'the dog',
      meaning: 'a habit that keeps you company',
      job: 'guards and follows',
      group: 'animal',
    },
    stairs: {
      np: 'the stairs',
      meaning: 'the steps between two levels',
      job: 'joins two floors',
      group: 'building',
    },
    brother: {
      np: 'your brother',
      meaning: 'a side of you that grew up beside you',
      job: 'shares a home',
      group: 'person',
    },
    door: {
      np: 'the door',
      meaning: 'a way through that you can open',
      job: 'opens and closes',
      group: 'object',
    },
    house: {
      np: 'your grandmother’s house',
      meaning: 'the mind you live in',
      job: 'gives a roof',
      group: 'building',
    },
    hand: { np: 'your hand', meaning: 'the strength to take hold', job: 'takes hold', group: 'body' },
    rain: {
      np: 'the rain',
      meaning: 'what comes down on you in a day',
      job: 'waters the ground',
      group: 'nature',
    },
  },
  es: {
    dog: { np: 'el perro', meaning: 'el hábito que te acompaña', job: 'guarda y sigue', group: 'animal' },
    stairs: {
      np: 'las escaleras',
      meaning: 'los pasos entre dos niveles',
      job: 'une dos pisos',
      group: 'building',
    },
    brother: {
      np: 'tu hermano',
      meaning: 'el lado tuyo que creció contigo',
      job: 'comparte casa',
      group: 'person',
    },
    door: { np: 'la puerta', meaning: 'el paso que puedes abrir', job: 'abre y cierra', group: 'object' },
    house: {
      np: 'la casa de tu abuela',
      meaning: 'la mente en la que vives',
      job: 'da techo',
      group: 'building',
    },
    hand: { np: 'tu mano', meaning: 'la fuerza de agarrar', job: 'agarra', group: 'body' },
    rain: {
      np: 'la lluvia',
      meaning: 'lo que te cae encima en un día',
      job: 'riega la tierra',
      group: 'nature',
    },
  },
} as const satisfies Record<Language, Record<string, Pick<NounSlots, 'np' | 'meaning' | 'job' | 'group'>>>;
export type SampleNoun = keyof (typeof things)['en'];

const places: Readonly<Record<Language, string>> = { en: 'in', es: 'en' };
const grandmother = {
  en: { np: 'your grandmother', meaning: 'an old and caring authority' },
  es: { np: 'tu abuela', meaning: 'el cuidado de siempre' },
} as const;

/** A noun of the samples with whatever a test adds to it. */
export function nounSample(language: Language, name: SampleNoun, more: Partial<NounSlots> = {}): NounSlots {
  const thing = things[language][name];
  return {
    ...noun,
    ...thing,
    bare: thing.np,
    plural: name === 'stairs',
    feminine: /^(?:la|las) /.test(thing.np),
    known: name === 'brother',
    ...(name === 'house' && { where: `${places[language]} ${thing.np}`, owner: grandmother[language] }),
    ...more,
  };
}

/** All nouns, in the first and in a later scene. */
export function nounSamples(language: Language, more: Partial<NounSlots> = {}): NounSlots[] {
  const names = Object.keys(things[language]) as SampleNoun[];
  return [0, 1].flatMap((scene) => names.map((name) => nounSample(language, name, { scene, ...more })));
}

export const traits = {
  en: {
    broken: { words: 'broken', meaning: 'no longer doing its work', isColour: false, isShown: false },
    red: { words: 'red', meaning: 'full of will', isColour: true, isShown: true },
  },
  es: {
    broken: { words: 'roto', meaning: 'ya sin hacer su trabajo', isColour: false, isShown: false },
    red: { words: 'rojo', meaning: 'lleno de ganas', isColour: true, isShown: true },
  },
} as const satisfies Record<Language, Record<string, NounSlots['trait']>>;

const acts = {
  en: {
    doing: 'open the door',
    chasing: 'chase you',
    name: 'opening',
    meaning: 'passing into what was closed to you',
    quote: 'I opened the door',
    chased: 'a dog chased me',
  },
  es: {
    doing: 'abrir la puerta',
    chasing: 'perseguirte',
    name: 'abrir',
    meaning: 'pasar a lo que estaba cerrado para ti',
    quote: 'abrí la puerta',
    chased: 'me perseguía un perro',
  },
} as const;

/** The dreamer opens a door. */
export function actSample(language: Language, more: Partial<ActSlots> = {}): ActSlots {
  const { doing, name, meaning, quote } = acts[language];
  const none = { actor: undefined, object: undefined };
  return { doing, name, meaning, quote, actorKnown: false, scene: 0, ...none, ...more };
}

/** A dog, or several stairs, do something. */
export function actedSample(language: Language, name: SampleNoun, more: Partial<ActSlots> = {}): ActSlots {
  const { chasing, chased } = acts[language];
  return actSample(language, { doing: chasing, quote: chased, actor: nounSample(language, name), ...more });
}

const fear = {
  en: {
    name: 'fear',
    words: 'afraid',
    meaning: 'the sense that this is more than you can meet',
    quote: 'I was afraid',
  },
  es: {
    name: 'miedo',
    words: 'asustado',
    meaning: 'la sensación de que esto es demasiado',
    quote: 'tenía miedo',
  },
} as const;

export function moodSample(language: Language, more: Partial<MoodSlots> = {}): MoodSlots {
  return { ...fear[language], group: 'feeling', ...more };
}

export function changeSample(language: Language): ChangeSlots {
  const [from, to] = [things[language].house, things[language].dog];
  return { from: from.np, to: to.np, fromMeaning: from.meaning, toMeaning: to.meaning };
}

/** An action with a figure that it concerns. */
export function oneSample(language: Language, more: Partial<OneSlots> = {}): OneSlots {
  const { name, meaning, quote, doing } = acts[language];
  const { np, meaning: third } = things[language].dog;
  return { name, meaning, second: np, third, quote, doing, actor: undefined, ...more };
}

export function lastSample(language: Language, more: Partial<LastSlots> = {}): LastSlots {
  const { np, meaning } = things[language].dog;
  return { quote: acts[language].quote, np, meaning, isAct: false, ...more };
}
