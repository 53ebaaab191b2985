import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { buildLine } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { JournalLine } from './journal-line.tsx';

async function open(overrides: Parameters<typeof buildLine>[0] = {}, zone = 'UTC') {
  const dream = buildLine(overrides);
  const part = renderPart(
    <ol>
      <JournalLine dream={dream} zone={zone} />
    </ol>,
  );
  const link = await screen.findByRole('link', { name: dream.title });
  return { ...part, link };
}

const night = () => document.querySelector('time');

describe('JournalLine', () => {
  beforeAll(() => loadWords('dreams'));
  afterEach(() => i18n.changeLanguage('en'));

  it('leads to the dream by its title, in the language of the dream', async () => {
    const { link } = await open({ id: 34, title: 'El mar', excerpt: 'Volví al mar.', language: 'es' });
    expect(link.getAttribute('href')).toBe('/journal/34');
    expect(link.closest('[lang]')?.getAttribute('lang')).toBe('es');
    expect(screen.getByText('Volví al mar.').getAttribute('lang')).toBe('es');
  });

  it('ends a cut title at a word, and says no words twice', async () => {
    const excerpt = 'I was in my old school and the room behind the stage was full of water.';
    renderPart(
      <ol>
        <JournalLine
          dream={buildLine({ title: 'I was in my old school and the room behind the s…', excerpt })}
          zone="UTC"
        />
      </ol>,
    );
    expect(await screen.findByRole('link', { name: 'I was in my old school and the room…' })).toBeTruthy();
    expect(screen.getByText('…behind the stage was full of water.')).toBeTruthy();
  });

  it('is called by two images where it has no title but a long sentence, and begins beside them', async () => {
    const long = 'I was in my old school and the room behind the s…';
    renderPart(
      <ol>
        <JournalLine dream={buildLine({ title: long, proposedTitle: 'My school, the owl' })} zone="UTC" />
      </ol>,
    );
    expect(await screen.findByRole('link', { name: 'My school, the owl' })).toBeTruthy();
    expect(screen.getByText('A black dog followed me.')).toBeTruthy();
  });

  it('marks what a search has found, in the title and around the place', async () => {
    const hit = {
      text: '…the Lighthouse and lighthouses stood…',
      words: ['Lighthouse', 'light'],
      symbols: [],
    };
    const { container } = await open({ title: 'No light there', headline: 'A thought.', hit });
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'light',
      'Lighthouse',
    ]);
    expect(screen.queryByText('A thought.')).toBeNull();
  });

  it('names the symbol by which it was found', async () => {
    const { container } = await open({ hit: { text: null, words: [], symbols: ['Abuela'] } });
    expect(container.querySelector('.journal-line-words')?.textContent).toBe('By the symbol Abuela');
  });

  it('says the thought of the reading instead, where it has one', async () => {
    await open({ title: 'El mar', excerpt: 'Volví.', headline: 'Vuelves a lo de cada día.', language: 'es' });
    const thought = screen.getByText('Vuelves a lo de cada día.');
    expect([thought.lang, thought.classList.contains('is-thought')]).toEqual(['es', true]);
    expect(screen.queryByText('Volví.')).toBeNull();
  });

  it('has one line for a dream that is its title', async () => {
    const { container } = await open({ title: 'The sea', excerpt: 'The sea.' });
    expect(container.querySelector('.journal-line-words')).toBeNull();
  });

  it.each([
    ['UTC', '20', 'Night of November 19–20, 2026'],
    ['America/Los_Angeles', '19', 'Night of November 18–19, 2026'],
  ])('shows the night as it was where the member lives: %s', async (zone, day, full) => {
    await open({ createdAt: '2026-11-20T05:00:00.000Z' }, zone);
    expect(screen.getByText(day)).toBeTruthy();
    expect(screen.getByText(full).className).toBe('sr-only');
    expect(night()?.dateTime).toBe('2026-11-20T05:00:00.000Z');
  });

  it('says night, moon and category in Spanish', async () => {
    await i18n.changeLanguage('es');
    await open({ createdAt: '2026-11-24T15:00:00.000Z' });
    expect(screen.getByText('Noche del 23 al 24 de noviembre de 2026')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Luna llena' })).toBeTruthy();
    expect(screen.getByText('Recurrente')).toBeTruthy();
  });

  it('shows category, tags and symbols, as far as there are any', async () => {
    const { container } = await open({ tags: ['home', 'night'] });
    expect(screen.getByText('Recurring')).toBeTruthy();
    expect(screen.getByText('#home')).toBeTruthy();
    expect(screen.getByText('#night')).toBeTruthy();
    await waitFor(() => expect(container.querySelectorAll('.sky-star')).toHaveLength(1));
  });

  it('stays bare where there are none', async () => {
    const { container } = await open({ category: null, tags: [], symbols: [] });
    expect(container.querySelector('.journal-line-marks')).toBeNull();
    expect(container.querySelector('.journal-line-sky')?.childElementCount).toBe(0);
  });
});
