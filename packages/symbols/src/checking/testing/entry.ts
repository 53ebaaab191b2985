import type { SymbolEntry, SymbolText } from '../../types.ts';

const english: SymbolText = {
  name: 'Lamp',
  category: 'Objects',
  function: 'gives light in a dark room',
  meaning: 'the attention you can switch on',
  description: 'A lamp is attention that you direct. It shows only what you turn it to.',
  extended: 'Its light ends somewhere, and beyond that edge you guess.',
  insight: 'What did you leave unlit yesterday?',
  deed: 'Look for two minutes at one thing that you pass every day.',
  variations: ['lamp', 'lantern'],
};
const spanish: SymbolText = {
  name: 'Lámpara',
  category: 'Objetos',
  function: 'da luz a un cuarto oscuro',
  meaning: 'la atención que puedes encender',
  description: 'La lámpara es atención con dirección. Enseña solo aquello hacia donde la giras.',
  extended: 'Su luz acaba en algún sitio, y más allá se adivina.',
  insight: '¿Qué dejaste ayer a oscuras?',
  deed: 'Mira dos minutos algo junto a lo que pasas cada día.',
  variations: ['lámpara', 'farol'],
};

/** An entry with nothing wrong in it. */
export const lamp: SymbolEntry = {
  id: 'lamp',
  group: 'object',
  common: true,
  vital: false,
  basis: 'house',
  en: english,
  es: spanish,
};

/** What a test changes of the lamp. */
export interface EntryChange {
  readonly head?: Partial<Omit<SymbolEntry, 'en' | 'es'>>;
  readonly en?: Partial<SymbolText>;
  readonly es?: Partial<SymbolText>;
}

/** The lamp with changes. */
export function entryWith({ head, en, es }: EntryChange): SymbolEntry {
  return { ...lamp, ...head, en: { ...english, ...en }, es: { ...spanish, ...es } };
}

/** A second entry that shares nothing with the lamp but what the test says. */
export function spoonWith({ head, en, es }: EntryChange): SymbolEntry {
  return {
    ...lamp,
    id: 'spoon',
    ...head,
    en: {
      ...english,
      name: 'Spoon',
      meaning: 'a small share taken in',
      description: 'You take in what fits.',
      extended: 'More does not go in at once.',
      insight: 'How much was too much?',
      deed: 'Eat one meal slowly.',
      variations: ['spoon'],
      ...en,
    },
    es: {
      ...spanish,
      name: 'Cuchara',
      meaning: 'una porción pequeña',
      description: 'Tomas lo que cabe.',
      extended: 'De una vez no entra más.',
      insight: '¿Cuánto fue demasiado?',
      deed: 'Come hoy despacio.',
      variations: ['cuchara'],
      ...es,
    },
  };
}
