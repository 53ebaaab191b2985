import type { CueRow } from '../cue-row.ts';

/** What is denied by other words than a verb with "no". */
export const spanishAbsence: readonly CueRow[] = [
  { cue: 'sin', state: 'negated', reach: 'phrase', notBefore: 'mas fin embargo duda querer que' },
  { cue: 'ni', state: 'negated', reach: 'phrase', notBefore: 'siquiera la el los las en' },
  { cue: 'ni siquiera un|una', state: 'negated', reach: 'phrase' },
  { cue: 'ni rastro|senal de|del', state: 'negated', reach: 'phrase' },
  { cue: 'si hubiera|hubiese|hubieran|hubieramos', state: 'negated', reach: 'clause' },
  { cue: 'habria|habrian|habriamos', state: 'negated', reach: 'clause', notBefore: 'un una unos unas' },
  { cue: 'hubiera|hubiese|habria preferido|gustado|querido|encantado', state: 'negated', reach: 'clause' },
  { cue: 'tendria|deberia|podria que haber', state: 'negated', reach: 'clause' },
  { cue: 'deberia|podria haber', state: 'negated', reach: 'clause', notBefore: 'un una unos unas' },
  { cue: 'ningun|ninguna', state: 'negated', reach: 'phrase' },
  {
    cue: 'nada de',
    state: 'negated',
    reach: 'phrase',
    notBefore: 'lo la el los las eso esto que nada nuevo',
  },
  {
    cue: 'evitar|evitando|evite|evitaba',
    state: 'negated',
    reach: 'phrase',
    notBefore: 'a al el la los las que un una mi su',
  },
  { cue: 'en ningun momento', state: 'negated', reach: 'phrase' },
  { cue: 'sin que', state: 'negated', reach: 'subjunctive' },
  {
    cue: 'si tuviera|tuviese|fuera|fuese|tuvieramos|fueramos',
    state: 'negated',
    reach: 'clause',
    notAfter: 'como',
  },
  { cue: 'en lugar|vez de', state: 'negated', reach: 'phrase' },
  // "Tenía un examen, ah no, era una boda."
  // "Pensé que era mi perro, pero era un lobo."
  {
    cue: 'pense|pensaba|crei|creia|creimos|pensamos que era|eran|fuera|iba|iban|ibamos|estaba',
    state: 'negated',
    reach: 'mistaken',
  },
  { cue: 'ah no', state: 'negated', reach: 'behind' },
  { cue: 'mejor dicho', state: 'negated', reach: 'behind' },
];
