import { contentLanguages, type Problem } from '../../../../src/checking/problem.ts';
import {
  lifeFields,
  type PracticeEntry,
  practiceFamilies,
  practiceTimes,
  questionKinds,
} from '../../../../src/types.ts';
import { coverageFaults } from './practice-coverage.ts';
import { practiceTextFaults } from './practice-wordings.ts';

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestId = 60;
const minutes = { fewest: 2, most: 30 } as const;

/** What is wrong with all of them together; content without any, as tests have it, lacks none. */
export function checkCoverage(practices: readonly PracticeEntry[]): Problem[] {
  return practices.length === 0
    ? []
    : coverageFaults(practices).map((message) => ({ symbol: 'practices', message }));
}

/** Practices are complete in both languages, ask for nothing that could hurt, and say nothing twice. */
export function checkPractices(practices: readonly PracticeEntry[]): Problem[] {
  const ids = new Set<string>();
  const said = new Set<string>();
  return practices.flatMap((practice) => {
    const symbol = `practice ${practice.id}`;
    const isTwice = ids.has(practice.id);
    ids.add(practice.id);
    return [
      ...(isTwice ? [{ symbol, message: 'has the id of another one' }] : []),
      ...headFaults(practice).map((message) => ({ symbol, message })),
      ...contentLanguages.flatMap((language) => {
        const text = practice[language];
        const faults = text
          ? [...practiceTextFaults(text, language), ...repeated(text, said)]
          : ['the language is missing'];
        return faults.map((message) => ({ symbol, language, message }));
      }),
    ];
  });
}

function headFaults({ id, family, minutes: length, time, fields, kinds, ...rest }: PracticeEntry): string[] {
  const { isForNightmares, source } = rest;
  const faults: readonly (readonly [boolean, string])[] = [
    [!slug.test(id) || id.length > longestId, 'has an id that is no slug'],
    [!practiceFamilies.includes(family), `has a family that there is not: ${family}`],
    [!practiceTimes.includes(time), `has a time that there is not: ${time}`],
    [!isLength(length), `takes ${length} minutes, not ${minutes.fewest} to ${minutes.most}`],
    [![undefined, true].includes(isForNightmares), 'isForNightmares is true or left out'],
  ];
  return [
    ...faults.flatMap(([isWrong, fault]) => (isWrong ? [fault] : [])),
    ...listFaults('field', fields, lifeFields),
    ...listFaults('kind', kinds, questionKinds),
    ...(source === undefined ? [] : sourceFaults(source)),
  ];
}

function isLength(value: number): boolean {
  return Number.isInteger(value) && value >= minutes.fewest && value <= minutes.most;
}

function sourceFaults({ title, url = 'https://' }: NonNullable<PracticeEntry['source']>): string[] {
  return [
    ...(typeof title === 'string' && title.trim() !== '' ? [] : ['has a source without a title']),
    ...(url.startsWith('https://') ? [] : ['has a source that is no https address']),
  ];
}

function listFaults(name: string, values: unknown, known: readonly string[]): string[] {
  if (!Array.isArray(values)) return [`${name}s are missing`];
  return [
    ...values
      .filter((value) => !known.includes(value))
      .map((value) => `names a ${name} that there is not: ${value}`),
    ...(new Set(values).size < values.length ? [`names a ${name} twice`] : []),
  ];
}

/** What another practice, or this one, says already; what is new is added to `said`. */
function repeated({ title, why, steps, notice }: PracticeEntry['en'], said: Set<string>): string[] {
  return [title, why, ...(steps ?? []), notice].flatMap((text) => {
    const key = String(text).toLowerCase();
    const isThere = said.has(key);
    said.add(key);
    return isThere ? [`"${text}" is said elsewhere as well`] : [];
  });
}
