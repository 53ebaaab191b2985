import {
  lifeFields,
  type PracticeEntry,
  type PracticeFamily,
  practiceFamilies,
  practiceTimes,
  questionKinds,
} from '../../../../src/types.ts';

/** So many practices there are at least, so that another one is left after the last few. */
const fewest = { all: 60, field: 4, kind: 4, time: 5, family: 2 } as const;
const fewestOfFamily: Partial<Record<PracticeFamily, number>> = { incubation: 6 };

/** Every field of life, kind of question, time of day and family has practices that name it. */
export function coverageFaults(practices: readonly PracticeEntry[]): string[] {
  const few = (name: string, there: number, needed: number) =>
    there < needed ? [`${there} of ${needed} practices ${name}`] : [];
  const count = (isOne: (practice: PracticeEntry) => boolean) => practices.filter(isOne).length;
  return [
    ...few('in all', practices.length, fewest.all),
    ...lifeFields.flatMap((field) =>
      few(
        `for the field "${field}"`,
        count(({ fields }) => fields.includes(field)),
        fewest.field,
      ),
    ),
    ...questionKinds.flatMap((kind) =>
      few(
        `for the kind "${kind}"`,
        count(({ kinds }) => kinds.includes(kind)),
        fewest.kind,
      ),
    ),
    ...practiceTimes.flatMap((time) =>
      few(
        `for the time "${time}"`,
        count((each) => each.time === time),
        fewest.time,
      ),
    ),
    ...practiceFamilies.flatMap((family) =>
      few(
        `of the family "${family}"`,
        count((each) => each.family === family),
        fewestOfFamily[family] ?? fewest.family,
      ),
    ),
  ];
}
