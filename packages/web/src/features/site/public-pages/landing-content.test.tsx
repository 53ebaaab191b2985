import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { LandingContent } from './landing-content.tsx';

/** A worker that never answers. */
class SilentWorker extends EventTarget {
  postMessage(): void {
    // The page must stand without the reading.
  }
  terminate(): void {
    // Nothing runs.
  }
}

const outline = () => screen.getAllByRole('heading').map(({ tagName }) => tagName);

describe('LandingContent', () => {
  beforeAll(() => loadWords('landing'));
  beforeEach(() => vi.stubGlobal('Worker', SilentWorker));
  afterEach(() => i18n.changeLanguage('en'));

  it('says what this is, and leads to an account, before anything is read', async () => {
    renderPart(<LandingContent />);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/signup', '/learn', '/signup', '/learn']);
    expect(screen.getByRole('region', { name: 'A dream, being read now' })).toBeTruthy();
    expect(screen.getByText(/^I was back in the house/)).toBeTruthy();
  });

  it('has the same parts in both languages, under one heading', async () => {
    const english = renderPart(<LandingContent />);
    await screen.findByRole('heading', { level: 1 });
    const parts = outline();
    const words = english.container.textContent;
    english.unmount();
    await i18n.changeLanguage('es');
    const spanish = renderPart(<LandingContent />);
    await screen.findByRole('heading', { level: 1 });
    expect(outline()).toEqual(parts);
    expect(parts.filter((tag) => tag === 'H1')).toHaveLength(1);
    expect(spanish.container.textContent).not.toBe(words);
    expect(spanish.container.textContent).not.toMatch(/landing:|live\.|reasons\./);
  });
});
