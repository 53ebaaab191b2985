import { contentLanguages, type Problem } from '../../../src/checking/problem.ts';
import {
  type ProgrammeEntry,
  type ProgrammeText,
  programmeAsks,
  programmeConcerns,
  programmeMeasures,
  programmeNames,
} from '../../../src/types.ts';
import type { Content } from '../read-content.ts';
import { textFaults } from './text-faults.ts';

const days = { fewest: 7, most: 56 } as const;

/** Programmes are complete in both languages, name what is there, and promise nothing. */
export function checkProgrammes({ programmes, practices }: Content): Problem[] {
  const known = new Set(practices.map(({ id }) => id));
  return programmes.flatMap((programme) => {
    const symbol = `programme ${programme.id}`;
    return [
      ...headFaults(programme, known).map((message) => ({ symbol, message })),
      ...contentLanguages.flatMap((language) => {
        const text = programme[language];
        const faults = text ? wordFaults(programme, text, language) : ['the language is missing'];
        return faults.map((message) => ({ symbol, language, message }));
      }),
    ];
  });
}

function headFaults(programme: ProgrammeEntry, practices: ReadonlySet<string>): string[] {
  const { id, days: length, measures, notFor = [], sources, steps } = programme;
  const faults: readonly (readonly [boolean, string])[] = [
    [!programmeNames.includes(id), 'has a name that there is not'],
    [!(Number.isInteger(length) && length >= days.fewest && length <= days.most), `takes ${length} days`],
    [measures.length === 0 || hasUnknown(measures, programmeMeasures), 'measures what there is not'],
    [hasUnknown(notFor, programmeConcerns), 'is not for a concern that there is not'],
    [programme.practices.some((practice) => !practices.has(practice)), 'names a practice that there is not'],
    [
      sources.some(({ url = 'https://' }) => !url.startsWith('https://')),
      'has a source that is no https address',
    ],
    [sources.length === 0, 'has no source'],
    [new Set(steps.map((step) => step.id)).size < steps.length, 'has two steps of one name'],
    [steps.some(({ from, to }) => from < 1 || to < from || to > length), 'has a step outside its days'],
    [
      steps.some(({ asks }) => asks !== undefined && !programmeAsks.includes(asks)),
      'has a step that asks for what there is not',
    ],
  ];
  return faults.flatMap(([isWrong, fault]) => (isWrong ? [fault] : []));
}

const hasUnknown = (values: readonly string[], known: readonly string[]) =>
  values.some((value) => !known.includes(value));

function wordFaults(
  { steps, notFor }: ProgrammeEntry,
  text: ProgrammeText,
  language: Problem['language'] & string,
): string[] {
  const named = Object.keys(text.steps ?? {});
  const missing = steps.filter(({ id }) => !named.includes(id)).map(({ id }) => `step ${id} has no words`);
  const unused = named
    .filter((id) => !steps.some((step) => step.id === id))
    .map((id) => `words for ${id}, which is no step`);
  const said = [
    text.title,
    text.summary,
    ...(text.about ?? []),
    text.evidence,
    ...(text.safety ?? []),
    text.help,
    ...(notFor === undefined ? [] : [text.notForText]),
    ...Object.values(text.steps ?? {}).flatMap((step) => [step.title, step.text]),
  ];
  return [
    ...missing,
    ...unused,
    ...((notFor === undefined) === (text.notForText === undefined) ? [] : ['notForText goes with notFor']),
    ...said.flatMap((value) => textFaults(value, language)),
  ];
}
