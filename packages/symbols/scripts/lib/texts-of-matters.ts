import {
  type OracleShapeEntry,
  type OracleSideEntry,
  type OracleTextEntry,
  oracleTones,
} from '../../src/types.ts';

/** What answers say of matters, by the id of its place: `lead.sister.light`, `thought.sister.light`, `step.sister`, `take.sister`. */
export function textsOfMatters(matters: readonly OracleShapeEntry[]): OracleTextEntry[] {
  return matters.flatMap(({ id, en, es }) => [
    ...oracleTones.flatMap((tone) => {
      // What is said by one language alone is missing in the other.
      if (tone !== 'open' && en[tone] === undefined && es[tone] === undefined) return [];
      return (['lead', 'thought'] as const).map((place) => ({
        id: `${place}.${id}.${tone}`,
        en: [en[tone]?.[place] ?? ''],
        es: [es[tone]?.[place] ?? ''],
      }));
    }),
    ...(en.step === undefined && es.step === undefined
      ? []
      : [{ id: `step.${id}`, en: en.step ?? [], es: es.step ?? [] }]),
    { id: `take.${id}`, en: en.take, es: es.take },
  ]);
}

/** What answers say of the side on which a dream stands: `state.alone`. */
export function textsOfSides(sides: readonly OracleSideEntry[]): OracleTextEntry[] {
  return sides.map(({ id, en, es }) => ({ id: `state.${id}`, en: [en.state], es: [es.state] }));
}
