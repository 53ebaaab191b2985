import { type OracleMatterEntry, type OracleTextEntry, oracleTones } from '../../src/types.ts';

/** What answers say of matters, by the id of its place: `lead.sister.light`, `thought.sister.light`, `take.sister`. */
export function textsOfMatters(matters: readonly OracleMatterEntry[]): OracleTextEntry[] {
  return matters.flatMap(({ id, en, es }) => [
    ...oracleTones.flatMap((tone) =>
      (['lead', 'thought'] as const).map((place) => ({
        id: `${place}.${id}.${tone}`,
        en: [en[tone]?.[place] ?? ''],
        es: [es[tone]?.[place] ?? ''],
      })),
    ),
    { id: `take.${id}`, en: en.take, es: es.take },
  ]);
}
