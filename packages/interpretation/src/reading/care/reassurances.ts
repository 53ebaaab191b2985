import type { Language } from '@chitta/symbols/types';

/** What is said before anything else where a dream may frighten by what it seems to announce. */
export type ReassuranceKind = 'death' | 'memory' | 'infidelity' | 'illness' | 'nightmare';

type Sentences = Readonly<Record<ReassuranceKind, readonly string[]>>;

const english: Sentences = {
  death: [
    'First of all, nobody is in danger because of this dream: death in a dream announces nothing, it is a picture of change.',
    'Let this be said before the rest: dying in a dream is not about anybody’s life, it is how the inner mind shows that something is changing.',
    'A death in a dream is no message about a real one; it shows a change in yourself, and nothing that has to be feared.',
    'Before anything is read, take this along: a dream has no knowledge of anyone’s last day, and its deaths are endings inside you.',
    'However real it looked, the death in it stays in the dream; what ends there is a way of being that has had its time.',
    'Nothing that dies in a dream is taken from anybody, and what you saw is one state of yours giving place to another.',
    'Dreams use death as the plainest word they have for change, and they mean no one’s health by it.',
    'You may breathe out first: this is a picture of something ending in you, and never of a date in the calendar.',
  ],
  memory: [
    'Dreams of those who have died are also visits of memory, and you may simply have been glad of the company.',
    'Someone you have lost came by, and before any meaning there is that: you saw them once more.',
    'Those who are gone keep a room in us, and now and then a dream opens its door; nothing has to be done about it.',
    'Whoever has died goes on meaning something to you, and a dream like this is one of the ways in which you stay in touch.',
  ],
  infidelity: [
    'This says nothing about what anybody does by day: in a dream, unfaithfulness is a matter between parts of yourself.',
    'Accuse no one because of this dream, for its lovers and its betrayals are all played by sides of you.',
    'It is no evidence of anything in your waking life; the bond that is tested here runs inside you.',
  ],
  illness: [
    'This is no diagnosis of anybody’s body: in a dream, being ill is a picture of an inner order that asks for rest.',
    'A dream examines nobody, and the illness in it is told of a state of mind and not of an organ.',
    'Nothing about your health or another’s can be read here; the dream borrows illness to say that something in you wants care.',
  ],
  nightmare: [
    'When the same bad dream keeps coming, it is worth more than a reading: rewriting it by day with another ending helps many people, and a doctor or a therapist who knows nightmares can show you how.',
    'A nightmare that returns can be treated, and you need not put up with it; if it costs you sleep, tell a doctor or a therapist about it.',
  ],
};

const spanish: Sentences = {
  death: [
    'Antes que nada: nadie corre peligro por este sueño; la muerte soñada no anuncia nada, es una imagen de cambio.',
    'Que esto vaya por delante: morir en un sueño no habla de la vida de nadie, es la manera en que la mente interior enseña que algo cambia.',
    'Una muerte soñada no es noticia de una real; muestra un cambio en ti, y nada que haya que temer.',
    'Antes de leer nada, llévate esto: un sueño no sabe del último día de nadie, y sus muertes son finales que ocurren dentro de ti.',
    'Por real que pareciera, la muerte se queda en el sueño; lo que acaba ahí es una manera de ser que ya tuvo su tiempo.',
    'Lo que muere en un sueño no se le quita a nadie: viste cómo un estado tuyo le deja el sitio a otro.',
    'Los sueños usan la muerte como la palabra más sencilla que tienen para el cambio, y no se refieren a la salud de nadie.',
    'Primero respira: es la imagen de algo que termina en ti, y nunca una fecha del calendario.',
  ],
  memory: [
    'Soñar con quien ya murió es también una visita del recuerdo, y puede que solo te alegrara la compañía.',
    'Pasó a verte alguien que perdiste, y antes de cualquier significado está eso: un rato más en compañía.',
    'Quienes se han ido conservan un cuarto dentro de nosotros, y a veces un sueño abre la puerta; no hay que hacer nada con eso.',
    'Quien ha muerto sigue significando algo para ti, y un sueño así es una de las maneras de no perder el trato.',
  ],
  infidelity: [
    'Esto no dice nada de lo que nadie hace de día: en un sueño, la infidelidad es cosa entre partes tuyas.',
    'No acuses a nadie por este sueño, porque sus amantes y sus engaños los representan todos lados de ti.',
    'No es prueba de nada de tu vida despierta; el lazo que aquí se pone a prueba va por dentro.',
  ],
  illness: [
    'Esto no habla de la salud de nadie: en un sueño, estar mal es la imagen de un orden interior que pide descanso.',
    'Un sueño no examina a nadie, y la enfermedad que aparece habla de un estado de la mente y no de un órgano.',
    'De tu salud o de la de otra persona no puede leerse nada aquí; el sueño toma prestada la enfermedad para decir que algo en ti pide cuidado.',
  ],
  nightmare: [
    'Cuando el mismo mal sueño vuelve y vuelve, merece algo más que una lectura: escribirlo de día con otro final ayuda a mucha gente, y personal médico o de terapia que conozca las pesadillas puede enseñarte cómo.',
    'Una pesadilla que se repite puede tratarse, y no hay por qué aguantarla; si te quita el sueño, cuéntaselo a personal médico o de terapia.',
  ],
};

/** Sentences that are whole as they stand. */
export const reassurances: Readonly<Record<Language, Sentences>> = { en: english, es: spanish };
