import type { CueRow } from '../cue-row.ts';

/** Waking up here is part of the dream: "desperté en una cama extraña". */
const wakingPlaces = 'en dentro';
const schools =
  'trabajo|colegio|cole|instituto|escuela|universidad|uni|facultad|secundaria|preparatoria|prepa|liceo|primaria|oficina|gimnasio';
const acquaintances = `amigo amiga amigos amigas companero companera companeros companeras chico chica chicos chicas profesor
  profesora conocido conocida colega colegas gente alguien`;

/** What is told of waking life. */
export const spanishWaking: readonly CueRow[] = [
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
  { cue: 'desperte|desperto', state: 'waking', reach: 'ending', notBefore: `${wakingPlaces} a` },
  { cue: 'cuando por|al fin desperte', state: 'waking', reach: 'ending' },

  // Questions to those who read the dream.
  { cue: 'interpretar|interpreto|interpretacion este|esto|el|mi|de|del', state: 'waking', reach: 'whole' },
  { cue: 'interpretarlo', state: 'waking', reach: 'whole' },
  { cue: 'que significa|significara|significaria|significado|simboliza', state: 'waking', reach: 'whole' },
  { cue: 'malo|bueno|normal|raro sonar con', state: 'waking', reach: 'phrase' },
  { cue: 'sueno se cumpla|cumpliera|haga', state: 'waking', reach: 'whole' },
  { cue: 'el significado de|del', state: 'waking', reach: 'whole' },
  { cue: 'significa|significado sonar', state: 'waking', reach: 'whole' },
  { cue: 'no se si es|sera|fue|sea por|porque|debido', state: 'waking', reach: 'clause' },
  { cue: 'sera|seria por|porque', state: 'waking', reach: 'clause' },
  { cue: 'supongo|imagino|creo que es|fue|sera por|porque', state: 'waking', reach: 'clause' },
  { cue: 'porque ayer|anoche|hoy', state: 'waking', reach: 'clause' },
  { cue: 'conte|contar|contarle|conto el|mi|este sueno', state: 'waking', reach: 'whole' },
  { cue: 'por mi aficion|mania|pasion|costumbre a|de|por', state: 'waking', reach: 'clause' },
  { cue: 'fue|era|es solo|solamente un sueno', state: 'waking', reach: 'brackets' },

  // Life beside the dream.
  { cue: 'anoche me acoste|dormi', state: 'waking', reach: 'whole' },
  { cue: 'en realidad * es|tiene|vive|trabaja', state: 'waking', reach: 'sentence' },
  {
    cue: 'en realidad es|son|soy|somos|tengo|tenemos|vivo|vivimos|trabajo|vive|trabaja|tiene',
    state: 'waking',
    reach: 'now',
  },
  {
    cue: 'en realidad no es|son|soy|somos|tengo|tenemos|vivo|vive|tiene|existe|hay',
    state: 'waking',
    reach: 'now',
  },
  { cue: 'en la vida real', state: 'waking', reach: 'whole' },
  { cue: 'en la vida de verdad', state: 'waking', reach: 'whole' },
  { cue: 'en la vida somos|soy|tengo|es|tiene|no|el|ella', state: 'waking', reach: 'around' },
  { cue: 'en la realidad', state: 'waking', reach: 'whole' },
  { cue: 'fuera del sueno', state: 'waking', reach: 'whole' },
  { cue: 'en los|mis suenos', state: 'waking', reach: 'around', onlyAfter: 'que porque como' },
  { cue: 'la|el verdadera|verdadero|real', state: 'waking', reach: 'next', isAfterComma: true },
  { cue: 'la|el de verdad', state: 'waking', reach: 'next', isAfterComma: true },
  { cue: 'de la vida real', state: 'waking', reach: 'self' },
  {
    cue: 'consciente|cuenta|sabia|detecte|note|comprendi de que estaba|estoy dormido|dormida|durmiendo',
    state: 'waking',
    reach: 'self',
  },
  {
    cue: 'consciente|cuenta|sabia|detecte|note|comprendi que estaba|estoy dormido|dormida|durmiendo',
    state: 'waking',
    reach: 'self',
  },
  { cue: 'mientras|cuando|estando dormia', state: 'waking', reach: 'self', in: 'first' },

  // What is always so, or was once.
  { cue: 'acostumbraba|acostumbro|acostumbrabamos a', state: 'waking', reach: 'sentence' },
  { cue: 'solia|soliamos|solian', state: 'waking', reach: 'sentence' },
  { cue: 'solemos|suele|suelen', state: 'waking', reach: 'habit' },
  { cue: 'suelo', state: 'waking', reach: 'habit', onlyAfter: 'que yo no siempre donde' },
  { cue: 'siempre|nunca|jamas he|hemos', state: 'waking', reach: 'remark' },
  { cue: 'siempre|nunca|jamas me|lo|la|los|las|nos he|ha|han|hemos', state: 'waking', reach: 'remark' },
  { cue: 'desde que tengo|soy|vivo|vivimos|estamos|naci|murio|fallecio', state: 'waking', reach: 'clause' },
  { cue: 'llevo|llevamos|llevabamos * anos|meses|semanas', state: 'waking', reach: 'brackets' },
  { cue: 'llevo|llevamos * anos|meses|semanas', state: 'waking', reach: 'habit' },
  { cue: 'sufro|padezco de', state: 'waking', reach: 'clause' },
  { cue: 'en mi vida he|habia', state: 'waking', reach: 'clause' },
  { cue: 'que ahora|actualmente vive|vivo|trabaja|es|tiene|esta', state: 'waking', reach: 'remark' },
  { cue: 'el|la que tuve|tuvimos en', state: 'waking', reach: 'clause' },
  { cue: 'que tuve|tuvimos en el|la', state: 'waking', reach: 'clause' },
  { cue: 'ese|aquel mismo dia habia|habiamos', state: 'waking', reach: 'clause' },
  {
    cue: 'de nino|nina|pequeno|pequena|chico|chica me|yo|nos|iba|vivia|jugaba|tenia|solia|siempre',
    state: 'waking',
    reach: 'clause',
  },
  { cue: 'donde me crie', state: 'waking', reach: 'clause' },
  { cue: 'en el|la que me crie', state: 'waking', reach: 'clause' },
  { cue: 'desde pequeno|pequena|nino|nina|chico|chica|siempre', state: 'waking', reach: 'habit' },
  { cue: 'hoy en dia', state: 'waking', reach: 'clause' },
  { cue: 'actualmente', state: 'waking', reach: 'clause' },
  { cue: 'que ya murio|fallecio', state: 'waking', reach: 'self' },
  { cue: 'que en paz descanse', state: 'waking', reach: 'self' },
  { cue: 'uno|una de esos|esas|aquellos|aquellas', state: 'waking', reach: 'phrase', isAfterComma: true },
  { cue: 'de esos|esas|aquellos|aquellas * que', state: 'waking', reach: 'relative' },
  { cue: 'de esos|esas|aquellos|aquellas * * que', state: 'waking', reach: 'relative' },
  { cue: 'de los|las que', state: 'waking', reach: 'relative', isAfterComma: true },
  { cue: 'la otra|ultima vez que', state: 'waking', reach: 'clause' },
  { cue: 'cuando tenia|teniamos * anos', state: 'waking', reach: 'clause' },
  {
    cue: 'de cuando era|eramos|estudiaba|vivia|viviamos|trabajaba|iba|ibamos',
    state: 'waking',
    reach: 'clause',
  },
  { cue: 'cuando yo|era|eramos|estudiaba|vivia|trabajaba|iba', state: 'waking', reach: 'brackets' },
  {
    cue: 'cuando era nino|nina|pequeno|pequena|chico|chica|joven|adolescente',
    state: 'waking',
    reach: 'clause',
  },
  {
    cue: 'cuando eramos ninos|ninas|pequenos|pequenas|chicos|chicas|jovenes',
    state: 'waking',
    reach: 'clause',
  },
  {
    cue: 'en|de el|la|los|las que trabajo|trabajaba|estudie|estudiaba|vivo|vivia|estudio',
    state: 'waking',
    reach: 'now',
  },
  {
    cue: 'donde trabajo|trabajaba|estudie|estudiaba|vivo|vivia|vivi|vivimos|viviamos|naci|creci',
    state: 'waking',
    reach: 'now',
  },
  {
    cue: 'al que iba|ibamos|fui|fuimos|asistia|asisti',
    state: 'waking',
    reach: 'clause',
    onlyAfter: 'colegio cole instituto liceo gimnasio jardin',
  },
  {
    cue: 'a la que iba|ibamos|fui|fuimos|asistia|asisti',
    state: 'waking',
    reach: 'clause',
    onlyAfter: 'escuela universidad facultad secundaria prepa preparatoria primaria iglesia academia',
  },
  {
    cue: 'en el|la|los|las que naci|creci|vivi|vivimos|viviamos|pase',
    state: 'waking',
    reach: 'clause',
  },
  { cue: `de|del ${schools}`, state: 'waking', reach: 'self', onlyAfter: acquaintances },
  { cue: `de la ${schools}`, state: 'waking', reach: 'self', onlyAfter: acquaintances },
  { cue: 'esta noche', state: 'waking', reach: 'self', in: 'first' },
  { cue: 'la otra noche', state: 'waking', reach: 'self', in: 'first' },
  { cue: 'ayer', state: 'waking', reach: 'clause', in: 'later' },
  { cue: 'antes de dormir|dormirme|acostarme|acostarnos', state: 'waking', reach: 'whole' },
  { cue: 'antes de irme|ir a dormir|acostarme|la', state: 'waking', reach: 'whole' },
  { cue: 'hace * anos|meses|semanas|dias|ano|mes|semana', state: 'waking', reach: 'around' },
  { cue: 'hace anos|meses|semanas|dias|poco|tiempo', state: 'waking', reach: 'around' },
  { cue: 'hace mucho|bastante|algun|poco tiempo', state: 'waking', reach: 'around' },
  {
    cue: 'semana|mes|ano|verano|invierno|curso pasada|pasado',
    state: 'waking',
    reach: 'around',
    onlyAfter: 'la el',
    in: 'later',
  },
];
