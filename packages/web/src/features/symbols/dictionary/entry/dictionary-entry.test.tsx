import type { DictionaryEntry, DictionaryItem } from '@chitta/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { DictionaryEntryView } from './dictionary-entry.tsx';

const item = (slug: string, name: string): DictionaryItem => ({
  slug,
  address: slug,
  kind: 'symbol',
  name,
  group: 'animal',
  category: 'Animals',
  description: 'A sentence.',
  isCommon: true,
  foundBy: null,
});
const snake: DictionaryEntry = {
  slug: 'snake',
  address: 'snake',
  kind: 'symbol',
  language: 'en',
  name: 'Snake',
  group: 'animal',
  category: 'Animals',
  meaning: 'what sheds its skin',
  function: 'outgrows what held it',
  description: 'It leaves the old skin behind.',
  extendedDescription: 'The skin does not grow along.',
  deeperInsight: 'What has become too tight?',
  variations: ['viper', 'adder'],
  isCommon: true,
  isVital: true,
  related: [item('skin', 'Skin')],
  combined: [item('snake-in-bed', 'Snake in bed')],
  parts: [],
  names: { en: 'Snake', es: 'Serpiente' },
  addresses: { en: 'snake', es: 'serpiente' },
};

async function open(overrides: Partial<DictionaryEntry> = {}) {
  stubApi({});
  const view = renderPart(<DictionaryEntryView entry={{ ...snake, ...overrides }} />);
  await screen.findByRole('heading', { level: 1 });
  const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const linksOf = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  return { ...view, sections, linksOf };
}

describe('DictionaryEntryView', () => {
  it('tells what it means, how that follows and what it asks', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Snake' })).toBeTruthy();
    expect(screen.getByText('what sheds its skin')).toBeTruthy();
    expect(screen.getByText('In waking life, it outgrows what held it.')).toBeTruthy();
    expect(screen.getByText('What has become too tight?')).toBeTruthy();
    expect(screen.getByText(/viper/)).toBeTruthy();
  });

  it('leads on to what stands near, and back to all', async () => {
    const { sections, linksOf } = await open();
    expect(linksOf('Near it')).toEqual(['/learn/dictionary/skin']);
    expect(linksOf('Together with other symbols')).toEqual(['/learn/dictionary/snake-in-bed']);
    expect(sections()).not.toContain('Made of');
    expect(screen.getByRole('link', { name: 'All symbols' }).getAttribute('href')).toBe('/learn/dictionary');
  });

  it('shows the first of many ways on, and the rest when asked', async () => {
    const many = Array.from({ length: 20 }, (_, index) => item(`near-${index}`, `Near ${index}`));
    const { user, linksOf } = await open({ related: many });
    expect(linksOf('Near it')).toHaveLength(12);
    await user.click(screen.getByRole('button', { name: 'Show all 20' }));
    expect(linksOf('Near it')).toHaveLength(20);
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Near it' }));
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  it('says nothing in place of what a combined symbol does not have', async () => {
    const bare = { extendedDescription: '', function: '', related: [], combined: [], variations: [] };
    const { sections, linksOf } = await open({ ...bare, group: null, parts: [item('snake', 'Snake')] });
    expect(sections()).not.toContain('How the meaning follows');
    expect(screen.queryByText(/In waking life, it/)).toBeNull();
    expect(linksOf('Made of')).toEqual(['/learn/dictionary/snake']);
  });

  it('leads to the other language, in that language, where the entry has it', async () => {
    const { unmount } = await open();
    const other = screen.getByRole('link', { name: /Serpiente/ });
    expect(other.getAttribute('href')).toBe('/es/learn/dictionary/serpiente');
    expect(other.closest('[lang]')?.getAttribute('lang')).toBe('es');
    unmount();
    await open({ names: { en: 'Snake', es: null }, addresses: { en: 'snake', es: null } });
    expect(screen.queryByRole('link', { name: /En español/ })).toBeNull();
  });
});
