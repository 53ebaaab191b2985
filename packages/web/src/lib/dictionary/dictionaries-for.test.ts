import type { Language } from '@chitta/contract/limits';
import { openDictionary } from '@chitta/interpretation';
import { expect, it, vi } from 'vitest';
import { dictionariesFor } from './dictionaries-for.ts';

const empty = { version: '1', entries: [], combined: [], celebrities: [] };
const load = async (language: Language) => openDictionary({ file: { language, ...empty } });
const fail = () => Promise.reject(new TypeError('Failed to fetch'));
const mixed =
  'I was in the house with my mother and she was there. Mi abuela estaba en la cocina y me decía que no.';

it('loads what one language takes', async () => {
  const other = vi.fn(load);
  const text = 'Soñé que un perro estaba en la casa.';
  const { language, dictionary } = await dictionariesFor({ text, fallback: 'en', main: load, other });
  expect([language, dictionary.of('es')?.file.language, dictionary.of('en')]).toEqual([
    'es',
    'es',
    undefined,
  ]);
  expect(other).not.toHaveBeenCalled();
});

it('loads another for sentences in it, and does without where it cannot be had', async () => {
  const both = await dictionariesFor({ text: mixed, fallback: 'en', main: load });
  expect([both.language, both.dictionary.of('es')?.file.language]).toEqual(['en', 'es']);
  const one = await dictionariesFor({ text: mixed, fallback: 'en', main: load, other: fail });
  expect([one.dictionary.of('en')?.file.language, one.dictionary.of('es')]).toEqual(['en', undefined]);
});

it('rejects without the main one', async () => {
  await expect(dictionariesFor({ text: mixed, fallback: 'en', main: fail, other: load })).rejects.toThrow();
});
