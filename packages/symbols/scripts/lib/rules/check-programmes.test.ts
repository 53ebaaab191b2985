import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ProgrammeEntry } from '../../../src/types.ts';
import { parseContent, readContentFiles } from '../read-content.ts';
import { checkProgrammes } from './check-programmes.ts';

const content = parseContent(readContentFiles(join(import.meta.dirname, '..', '..', '..', 'content')));
const first = content.programmes.find(({ id }) => id === 'nightmares');
if (first === undefined) throw new Error('there is no programme');

function faultsOf(change: Partial<ProgrammeEntry>): string[] {
  const programmes = [{ ...(first as ProgrammeEntry), ...change }];
  return checkProgrammes({ ...content, programmes }).map(({ message }) => message);
}

it('has nothing against those that there are', () => {
  expect(checkProgrammes(content)).toEqual([]);
});

it.each<[string, Partial<ProgrammeEntry>, string]>([
  ['a length that is none', { days: 200 }, 'takes 200 days'],
  ['no measure', { measures: [] }, 'measures what there is not'],
  ['an unknown practice', { practices: ['fly'] }, 'names a practice that there is not'],
  ['no source', { sources: [] }, 'has no source'],
  ['a step after the end', { days: 20 }, 'has a step outside its days'],
  ['a reason to stay away without words', { notFor: ['poor-sleep'] }, 'notForText goes with notFor'],
  ['a step without words', { steps: [{ id: 'new', from: 1, to: 1 }] }, 'step new has no words'],
])('finds %s', (_name, change, fault) => {
  expect(faultsOf(change)).toContain(fault);
});

it('finds promises and forms that do not fit every reader', () => {
  const { en, es } = first;
  const faults = faultsOf({
    en: { ...en, summary: 'This is guaranteed to help.' },
    es: { ...es, help: 'Quédate quieto.' },
  });
  expect(faults).toEqual([
    '"This is guaranteed to help." has a word that is not used: guaranteed',
    '"Quédate quieto." has a form that does not fit every reader: quieto',
  ]);
});
