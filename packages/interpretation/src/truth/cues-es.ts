import type { CueRow } from './cue-row.ts';

/** Waking up here is part of the dream: "desperté en una cama extraña". */
const wakingPlaces = 'en dentro';

/** Comparison, waking life and absence in Spanish. */
export const spanishCues: readonly CueRow[] = [
  {
    cue: 'como un|una|unos|unas|el|la|los|las|mi',
    state: 'simile',
    reach: 'comparison',
    notAfter: 'asi tal',
    notBefore: 'especie tipo',
    notListing: 'cosas objetos animales tipos clases',
    isAccentExact: true,
  },
  { cue: 'como a|al un|una|el|la', state: 'simile', reach: 'comparison', isAccentExact: true },
  { cue: 'como por', state: 'simile', reach: 'comparison', isAccentExact: true },
  { cue: 'como si|se', state: 'simile', reach: 'clause', isAccentExact: true },
  {
    cue: 'parecia|parecian|parece|parecen|parecio|pareciendo un|una|unos|unas|el|la|los|las|de',
    state: 'simile',
    reach: 'comparison',
    notBefore: 'especie',
  },
  {
    cue: 'parecia|parecian|parece|parecen|parecio a|al',
    state: 'simile',
    reach: 'comparison',
    onlyAfter: 'se me',
  },
  {
    cue: 'parecido|parecida|parecidos|parecidas|similar|similares|semejante|semejantes a|al',
    state: 'simile',
    reach: 'comparison',
  },
  { cue: 'parecido con', state: 'simile', reach: 'comparison' },
  { cue: 'igual|iguales que|a|al', state: 'simile', reach: 'comparison' },
  {
    cue: 'tipo',
    state: 'simile',
    reach: 'comparison',
    notAfter: 'un el este ese algun otro todo del de los',
    notBefore: 'de',
  },
  { cue: 'al estilo', state: 'simile', reach: 'comparison' },
  { cue: 'me recordaba|recordo|recuerda|recordaban a|al', state: 'simile', reach: 'comparison' },
  { cue: 'del tamano de|del', state: 'simile', reach: 'comparison' },
  { cue: 'digno|digna|propio|propia de', state: 'simile', reach: 'comparison' },

  {
    cue: 'me desperte|despierto|despertaba|desperto|despierta',
    state: 'waking',
    reach: 'ending',
    notBefore: wakingPlaces,
  },
  { cue: 'al despertar|despertarme|despertarnos', state: 'waking', reach: 'ending' },
  {
    cue: 'y|cuando|logre|consegui desperte|despertar|despertarme',
    state: 'waking',
    reach: 'ending',
    notBefore: wakingPlaces,
  },
  { cue: 'interpretar|interpreto|interpretacion este|esto|el|mi|de|del', state: 'waking', reach: 'whole' },
  { cue: 'interpretarlo', state: 'waking', reach: 'whole' },
  { cue: 'en la vida real', state: 'waking', reach: 'whole' },
  { cue: 'en la realidad', state: 'waking', reach: 'whole' },
  { cue: 'acostumbraba|acostumbro|acostumbrabamos a', state: 'waking', reach: 'sentence' },
  { cue: 'solia|soliamos|solian|solemos|suele', state: 'waking', reach: 'sentence' },
  { cue: 'suelo', state: 'waking', reach: 'sentence', onlyAfter: 'que yo no siempre donde' },
  { cue: 'cuando era nino|nina|pequeno|pequena|chico|chica|joven', state: 'waking', reach: 'clause' },
  {
    cue: 'en|de el|la|los|las que trabajo|trabajaba|estudie|estudiaba|vivo|vivia|estudio',
    state: 'waking',
    reach: 'clause',
  },
  {
    cue: 'donde trabajo|trabajaba|estudie|estudiaba|vivo|vivia|vivi|naci|creci',
    state: 'waking',
    reach: 'clause',
  },
  { cue: 'esta noche', state: 'waking', reach: 'self', in: 'first' },
  { cue: 'la otra noche', state: 'waking', reach: 'self', in: 'first' },
  { cue: 'ayer', state: 'waking', reach: 'clause', in: 'later' },
  { cue: 'antes de dormir|dormirme|acostarme', state: 'waking', reach: 'whole' },
  { cue: 'hace * anos|meses|semanas|dias|ano|mes|semana', state: 'waking', reach: 'around' },
  { cue: 'hace anos|meses|semanas|dias', state: 'waking', reach: 'around' },
  { cue: 'mas|menos * que un|una|mi|su|el|la|los|las', state: 'simile', reach: 'comparison' },

  { cue: 'sin', state: 'negated', reach: 'phrase', notBefore: 'mas fin' },
  { cue: 'ni', state: 'negated', reach: 'phrase', notBefore: 'siquiera la el los las mi' },
  { cue: 'ningun|ninguna', state: 'negated', reach: 'phrase' },
  { cue: 'en lugar|vez de', state: 'negated', reach: 'phrase' },
];
