import type { DictionaryEntry, DictionaryItem } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { i18n } from '#web/lib/i18n.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const dog: DictionaryItem = {
  slug: 'dog',
  address: 'dog',
  kind: 'symbol',
  name: 'Dog',
  group: 'animal',
  category: 'Animals',
  description: 'A dog is a habit.',
  isCommon: true,
  foundBy: null,
};
const cat: DictionaryItem = { ...dog, slug: 'cat', address: 'cat', name: 'Cat', foundBy: 'kitten' };
const entry: DictionaryEntry = {
  ...dog,
  language: 'en',
  meaning: 'a habit that keeps you company',
  function: 'keeps company',
  extendedDescription: 'Animals act without deciding.',
  deeperInsight: 'What do you do by itself?',
  variations: ['dog', 'puppy'],
  isVital: true,
  related: [cat],
  combined: [],
  parts: [],
  names: { en: 'Dog', es: 'Perro' },
  addresses: { en: 'dog', es: 'perro' },
};
const facets = {
  language: 'en',
  total: 2,
  categories: [{ value: 'Animals', count: 2 }],
  groups: [],
  letters: [
    { value: 'c', count: 1 },
    { value: 'd', count: 1 },
  ],
};
const ok = (data: unknown) => ({ json: { success: true, data } });

function open(address: string, answers: StubAnswers = {}) {
  const calls = stubApi({
    'GET /api/user': { status: 401, json: { success: false } },
    'GET /api/dictionary/facets': ok(facets),
    'GET /api/dictionary': ({ url }) => {
      const items = url.includes('search=') ? [cat] : [cat, dog];
      return ok({ items, nextCursor: null, total: items.length });
    },
    ['GET /api/dictionary/dog' as 'GET /api/dictionary/:slug']: ok(entry),
    ...answers,
  });
  return { ...renderApp(address), calls };
}

afterEach(() => i18n.changeLanguage('en'));

describe('the dictionary', () => {
  it('lists its symbols for everyone and counts them', async () => {
    open('/learn/dictionary');
    const link = await screen.findByRole('link', { name: 'Dog' });
    expect(link.getAttribute('href')).toBe('/learn/dictionary/dog');
    expect(screen.getByText(/^2 symbols, each read/)).toBeTruthy();
  });

  it('searches as one types, keeps the words in the address and says by which word it found', async () => {
    const { user, router } = open('/learn/dictionary');
    await screen.findByRole('link', { name: 'Dog' });
    await user.type(screen.getByRole('searchbox', { name: 'Search the dictionary' }), 'kitten');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Dog' })).toBeNull());
    expect(screen.getByText('Animals · also “kitten”')).toBeTruthy();
    expect(router.state.location.search).toEqual({ q: 'kitten' });
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByRole('link', { name: 'Dog' })).toBeTruthy();
  });

  it('narrows by letter and category, and takes a letter back', async () => {
    const { user, router } = open('/learn/dictionary');
    const letter = await screen.findByRole('button', { name: 'D, 1' });
    await user.click(letter);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Animals');
    expect(router.state.location.search).toEqual({ letter: 'd', category: 'Animals' });
    await user.click(screen.getByRole('button', { name: 'D, 1', pressed: true }));
    expect(router.state.location.search).toEqual({ category: 'Animals' });
  });

  it('speaks Spanish at its Spanish address, and leads to the other address with the language', async () => {
    const { user, router } = open('/es/learn/dictionary');
    expect(
      await screen.findByRole('heading', { name: 'El diccionario de los símbolos de los sueños' }),
    ).toBeTruthy();
    const [english] = screen.getAllByRole('button', { name: 'English' });
    await user.click(english as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toBe('/learn/dictionary'));
    expect(await screen.findByRole('heading', { name: 'The dictionary of dream symbols' })).toBeTruthy();
  });

  it('says when it cannot be reached, and tries again', async () => {
    let isDown = true;
    const { user } = open('/learn/dictionary', {
      'GET /api/dictionary': () =>
        isDown
          ? { status: 503, json: { success: false, code: 'INTERNAL', message: 'Down' } }
          : ok({ items: [dog], nextCursor: null, total: 1 }),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Dog' })).toBeTruthy();
  });
});

describe('an entry of the dictionary', () => {
  it('has an address in words of its language, which its slug leads to without asking twice', async () => {
    const spanish = { ...entry, language: 'es', name: 'Perro', address: 'perro' };
    const { router, calls } = open('/es/learn/dictionary/dog', {
      ['GET /api/dictionary/dog' as 'GET /api/dictionary/:slug']: ok(spanish),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Perro' })).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/es/learn/dictionary/perro'));
    expect(calls.filter(({ key }) => key.startsWith('GET /api/dictionary/'))).toHaveLength(1);
  });

  it('tells meaning, reason, question, words and ways on', async () => {
    open('/learn/dictionary/dog');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dog' })).toBeTruthy();
    for (const text of ['a habit that keeps you company', 'Animals act without deciding.', 'puppy']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByRole('link', { name: 'Cat' }).getAttribute('href')).toBe('/learn/dictionary/cat');
    const other = screen.getByRole('link', { name: 'En español: Perro' });
    expect(other.getAttribute('href')).toBe('/es/learn/dictionary/perro');
    await waitFor(() => expect(document.title).toBe('Dog in dreams · Chitta'));
  });

  it('says when there is none', async () => {
    open('/learn/dictionary/unicorns', {
      ['GET /api/dictionary/unicorns' as 'GET /api/dictionary/:slug']: {
        status: 404,
        json: { success: false, code: 'NOT_FOUND', reason: 'dictionary.not_found', message: 'No' },
      },
    });
    expect(await screen.findByRole('heading', { name: 'There is no such symbol' })).toBeTruthy();
  });
});
