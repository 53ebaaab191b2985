import type { CueRow } from './cue-row.ts';

/** Waking up here is part of the dream: "desperté en una cama extraña". */
const wakingPlaces = 'en dentro';

/** Comparison, waking life and absence in Spanish. */
export const spanishCues: readonly CueRow[] = [
  {
    cue: 'como el|la|los|las|mi',
    state: 'simile',
    reach: 'comparison',
    notAfter: 'asi tal',
    isAccentExact: true,
    isInside: true,
  },
  {
    cue: 'como un|una|unos|unas',
    state: 'simile',
    reach: 'comparison',
    notAfter: 'asi tal',
    notBefore: 'especie tipo',
    notListing: 'cosas objetos animales tipos clases',
    isAccentExact: true,
  },
  {
    cue: 'como',
    state: 'simile',
    reach: 'phrase',
    notAfter: 'asi tal tan y tanto no sabia se sabe siempre hasta',
    notBefore: `un una unos unas el la los las mi si se a al por que cuando siempre para en de no me te le lo les nos yo ella
      ellos tu estaba estaban era eran habia tenia soy es fue iba puede podia pude antes ahora nunca ya todo todos tal
      loco loca mucho muy mas esta este esa ese eso esto aquel su sus algo alguien nadie quien son estan ha han he sea
      fuera hubiera quiere quise querian dije dijo dice hace hacia muestra digo`,
    isAccentExact: true,
    isInside: true,
  },
  {
    cue: 'forma|formas|aspecto|pinta de',
    state: 'simile',
    reach: 'phrase',
    notAfter: 'la esta esa misma una cualquier',
  },
  {
    cue: 'olia|olian|olor|sabia|sabian|sabor a',
    state: 'simile',
    reach: 'phrase',
    notBefore: 'el la los las mi',
  },
  { cue: 'tan * como', state: 'simile', reach: 'comparison' },
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
  { cue: 'anoche me acoste|dormi', state: 'waking', reach: 'whole' },
  { cue: 'en realidad * es|tiene|vive|trabaja', state: 'waking', reach: 'sentence' },
  { cue: 'desperte|desperto', state: 'waking', reach: 'ending', notBefore: `${wakingPlaces} a` },
  { cue: 'en la vida real', state: 'waking', reach: 'whole' },
  { cue: 'en la realidad', state: 'waking', reach: 'whole' },
  { cue: 'acostumbraba|acostumbro|acostumbrabamos a', state: 'waking', reach: 'sentence' },
  { cue: 'solia|soliamos|solian|solemos|suele', state: 'waking', reach: 'sentence' },
  { cue: 'suelo', state: 'waking', reach: 'sentence', onlyAfter: 'que yo no siempre donde' },
  { cue: 'cuando yo|era|eramos|estudiaba|vivia|trabajaba|iba', state: 'waking', reach: 'brackets' },
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

  { cue: 'sin', state: 'negated', reach: 'phrase', notBefore: 'mas fin embargo duda querer' },
  { cue: 'ni', state: 'negated', reach: 'phrase', notBefore: 'siquiera la el los las en' },
  { cue: 'si hubiera|hubiese|hubieran|hubieramos', state: 'negated', reach: 'clause' },
  { cue: 'habria|habrian|habriamos', state: 'negated', reach: 'clause', notBefore: 'un una unos unas' },
  { cue: 'tendria que haber', state: 'negated', reach: 'clause' },
  { cue: 'ningun|ninguna', state: 'negated', reach: 'phrase' },
  { cue: 'en lugar|vez de', state: 'negated', reach: 'phrase' },
];
