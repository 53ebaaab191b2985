import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { HomeContent } from './home-content.tsx';

describe('HomeContent', () => {
  beforeAll(() => loadWords('home'));
  afterEach(() => i18n.changeLanguage('en'));

  it.each([
    ['en', 'A place for what you dream', 'The sky of this dream: 5 stars', 'Star “the old house”: House'],
    ['es', null, 'El cielo de este sueño: 5 estrellas', 'Estrella «la casa vieja»: Casa'],
  ])('says in four parts what can be done here (%s)', async (language, title, sky, star) => {
    await i18n.changeLanguage(language);
    renderPart(<HomeContent />);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    if (title) expect(heading.textContent).toBe(title);
    else expect(heading.textContent).not.toBe('A place for what you dream');
    expect(await screen.findByRole('figure', { name: sky })).toBeTruthy();
    expect(screen.getByRole('button', { name: star })).toBeTruthy();
  });

  it('leads to an account and to the method', async () => {
    renderPart(<HomeContent />);
    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/signup', '/learn']);
  });
});
