import type { CueRow } from '../cue-row.ts';

/** What is denied by other words than a verb with "no". */
export const spanishAbsence: readonly CueRow[] = [
  { cue: 'sin', state: 'absent', reach: 'phrase', notBefore: 'mas fin embargo duda querer que' },
  { cue: 'ni', state: 'absent', reach: 'phrase', notBefore: 'siquiera la el los las en' },
  { cue: 'ni siquiera un|una', state: 'absent', reach: 'phrase' },
  { cue: 'ni rastro|senal de|del', state: 'absent', reach: 'phrase' },
  { cue: 'si hubiera|hubiese|hubieran|hubieramos', state: 'absent', reach: 'clause' },
  { cue: 'habria|habrian|habriamos', state: 'absent', reach: 'clause', notBefore: 'un una unos unas' },
  { cue: 'hubiera|hubiese|habria preferido|gustado|querido|encantado', state: 'absent', reach: 'clause' },
  { cue: 'tendria|deberia|podria que haber', state: 'absent', reach: 'clause' },
  { cue: 'deberia|podria haber', state: 'absent', reach: 'clause', notBefore: 'un una unos unas' },
  { cue: 'ningun|ninguna', state: 'absent', reach: 'phrase' },
  {
    cue: 'nada de',
    state: 'absent',
    reach: 'phrase',
    notBefore: 'lo la el los las eso esto que nada nuevo',
  },
  {
    cue: 'evitar|evitando|evite|evitaba',
    state: 'absent',
    reach: 'phrase',
    notBefore: 'a al el la los las que un una mi su',
  },
  { cue: 'en ningun momento', state: 'absent', reach: 'phrase' },
  { cue: 'sin que', state: 'absent', reach: 'subjunctive' },
  {
    cue: 'si tuviera|tuviese|fuera|fuese|tuvieramos|fueramos',
    state: 'absent',
    reach: 'clause',
    notAfter: 'como',
  },
  { cue: 'en lugar|vez de', state: 'absent', reach: 'phrase' },
  // "Tenía un examen, ah no, era una boda."
  // "Pensé que era mi perro, pero era un lobo."
  {
    cue: 'pense|pensaba|crei|creia|creimos|pensamos que era|eran|fuera|iba|iban|ibamos|estaba',
    state: 'absent',
    reach: 'mistaken',
  },
  { cue: 'ah no', state: 'absent', reach: 'behind' },
  { cue: 'mejor dicho', state: 'absent', reach: 'behind' },
];
