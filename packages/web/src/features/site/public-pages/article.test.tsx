import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { feedbackPaths } from '#web/lib/addresses/feedback-paths.ts';
import { themePaths } from '#web/lib/addresses/theme-paths.ts';
import { i18n } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signedOut, stubApi } from '#web/testing/stub-api.ts';

const articles = [paths.learn, paths.accuracy, paths.help, paths.privacy, paths.terms, paths.cacheHelp];

/** What stands where in an article: its sections, what the contents lead to, the kinds of pieces. */
async function outlineOf(path: string, language: string) {
  await i18n.changeLanguage(language);
  stubApi({ 'GET /api/user': signedOut });
  const { container, unmount } = renderApp(path);
  const title = await screen.findByRole('heading', { level: 1 });
  const body = container.querySelector('.article-body');
  const outline = {
    title: title.textContent,
    headings: screen.getAllByRole('heading', { level: 1 }).length,
    sections: [...(body?.querySelectorAll('section[id]') ?? [])].map(({ id }) => id),
    contents: [...container.querySelectorAll('.article-contents a')].map((a) => a.getAttribute('href')),
    pieces: [...(body?.querySelectorAll('section[id] > *, li') ?? [])].map(({ tagName }) => tagName),
    // A page may have an address in each language.
    links: [...(body?.querySelectorAll('a') ?? [])].map(
      (a) => a.getAttribute('href')?.replace(/^\/es\//, '/') ?? null,
    ),
    text: body?.textContent ?? '',
  };
  unmount();
  return outline;
}

describe.each(articles)('%s', (path) => {
  afterEach(() => i18n.changeLanguage('en'));

  it('has one heading, and contents that lead to each of its sections', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const { headings, sections, contents } = await outlineOf(path, 'en');
    expect(headings).toBe(1);
    expect(sections.length).toBeGreaterThan(2);
    expect(new Set(sections).size).toBe(sections.length);
    expect(contents).toEqual(sections.map((id) => `#${id}`));
    expect(complain).not.toHaveBeenCalled();
  });

  it('says in Spanish what it says in English, piece by piece', async () => {
    const { title, text, ...english } = await outlineOf(path, 'en');
    const { title: spanishTitle, text: spanishText, ...spanish } = await outlineOf(path, 'es');
    expect({ ...spanish, contents: spanish.contents }).toEqual(english);
    expect(spanishTitle).not.toBe(title);
    expect(spanishText).not.toBe(text);
  });

  it('leads only to pages that exist', async () => {
    const { links } = await outlineOf(path, 'en');
    const known: readonly (string | null)[] = [
      ...Object.values(paths),
      ...Object.values(feedbackPaths),
      themePaths.list,
    ];
    expect(links.filter((href) => !known.includes(href))).toEqual([]);
  });
});
