import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { buildDream } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { DreamHeader } from './dream-header.tsx';

async function open(overrides: Parameters<typeof buildDream>[0] = {}, zone = 'UTC') {
  const handlers = { onEdit: vi.fn(), onShare: vi.fn(), onRemove: vi.fn() };
  const part = renderPart(<DreamHeader dream={buildDream(overrides)} zone={zone} {...handlers} />);
  await screen.findByRole('heading', { level: 1 });
  return { ...part, ...handlers };
}

describe('DreamHeader', () => {
  beforeAll(() => loadWords('dreams'));
  afterEach(() => i18n.changeLanguage('en'));

  it('shows the title in the language of the dream', async () => {
    await open({ title: 'El mar', language: 'es' });
    expect(screen.getByRole('heading', { name: 'El mar' }).getAttribute('lang')).toBe('es');
  });

  it.each([
    ['en', 'America/Bogota', 'Night of November 18–19, 2026', 'Waxing gibbous'],
    ['es', 'UTC', 'Noche del 19 al 20 de noviembre de 2026', 'Gibosa creciente'],
  ])('says when and under which moon (%s, %s)', async (language, zone, when, moon) => {
    await i18n.changeLanguage(language);
    await open({ createdAt: '2026-11-20T04:30:00.000Z' }, zone);
    expect(screen.getByText(when).tagName).toBe('TIME');
    expect(screen.getByRole('img', { name: moon })).toBeTruthy();
  });

  it('leads from a tag to the dreams that share it, and back to the journal', async () => {
    await open({ tags: ['home', 'night sea'] });
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/journal', '/journal?tag=home', '/journal?tag=night+sea']);
  });

  it('can be edited, printed and deleted', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, onEdit, onRemove } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF', hidden: true }));
    await user.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
    expect([onEdit, print, onRemove].map((spy) => spy.mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('can be saved as a text, named after its night', async () => {
    const saved: { text: Promise<string>; name: string }[] = [];
    let blob = new Blob();
    URL.createObjectURL = (given) => {
      blob = given as Blob;
      return 'blob:text';
    };
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ text: blob.text(), name: this.download });
    });
    const { user } = await open({ createdAt: '2026-11-20T01:30:00.000Z', tags: [] }, 'America/Bogota');
    await user.click(screen.getByRole('button', { name: 'Save as text', hidden: true }));
    expect(saved.map(({ name }) => name)).toEqual(['2026-11-19 A dog on the stairs.txt']);
    expect(await saved[0]?.text).toContain(
      'Night of November 18–19, 2026\nRecurring\n\nA black dog followed me',
    );
  });
});
