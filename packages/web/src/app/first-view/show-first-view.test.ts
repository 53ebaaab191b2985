import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askEarly, forgetEarlyAnswers } from '#web/lib/early-answers/early-answers.ts';
import { buildDream, buildLine, buildReading, dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { stubApi } from '#web/testing/stub-api.ts';
import { showFirstView } from './show-first-view.ts';

const answers = {
  'GET /api/user': { json: buildUser({ id: 7 }) },
  'GET /api/dreams': dataAnswer({ items: [buildLine()], nextCursor: null }),
  'GET /api/follow-ups': dataAnswer({ due: null }),
  'GET /api/dreams/on-this-day': dataAnswer({ items: [] }),
  'GET /api/dreams/latest-reading': dataAnswer({ dream: buildDream({ reading: buildReading() }) }),
};

function openPage(): void {
  const start = (lang: string) =>
    `<div class="start" lang="${lang}"><div class="start-app loading-screen" role="status">…</div></div>`;
  document.body.innerHTML = ['en', 'es'].map(start).join('');
}

/** Shows the first view of a page once its style sheet has come, or has not. */
async function show(pathname: string, style: 'load' | 'error' = 'load'): Promise<void> {
  askEarly({ pathname, search: '' });
  const shown = showFirstView(pathname);
  const sheet = document.head.querySelector('link[rel="stylesheet"][href="/assets/page.css"]');
  sheet?.dispatchEvent(new Event(style));
  await shown;
}

const place = (lang = 'en') => document.querySelector(`.start[lang="${lang}"]`);

beforeEach(() => {
  openPage();
  document.documentElement.lang = 'en';
  document.head.innerHTML = '<link rel="preload" as="style" href="/assets/page.css" />';
});
afterEach(() => {
  forgetEarlyAnswers();
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('showFirstView', () => {
  it.each([
    ['/journal', 'A black dog followed me.'],
    ['/interpretation', 'A black dog followed me down the stairs.'],
  ])(
    'shows at %s what its member wrote, and says all the same that the app is coming',
    async (page, words) => {
      stubApi(answers);
      await show(page);
      expect(place()?.textContent).toContain(words);
      expect(place()?.querySelector('[role="status"]')?.className).toBe('start-app sr-only');
      expect(place('es')?.textContent).toBe('…');
    },
  );

  it('leaves the answers to the app', async () => {
    const calls = stubApi(answers);
    await show('/journal');
    const { api } = await import('#web/lib/api-client.ts');
    const before = calls.length;
    expect((await api('GET /api/dreams')).items).toHaveLength(1);
    expect(calls).toHaveLength(before);
  });

  it('shows nothing where an answer is missing', async () => {
    stubApi({ ...answers, 'GET /api/dreams': failureAnswer(503, 'server.overloaded', 'busy') });
    await show('/journal');
    expect(place()?.textContent).toBe('…');
  });

  it('shows nothing without its style sheet', async () => {
    stubApi(answers);
    await show('/journal', 'error');
    expect(place()?.textContent).toBe('…');
  });

  it('shows nothing on a page that the device keeps, which brings no styles', async () => {
    document.head.innerHTML = '';
    stubApi(answers);
    await show('/journal');
    expect(place()?.textContent).toBe('…');
  });

  it('shows nothing where there is no reading', async () => {
    stubApi({ ...answers, 'GET /api/dreams/latest-reading': dataAnswer({ dream: null }) });
    await show('/interpretation');
    expect(place()?.textContent).toBe('…');
  });

  it('comes too late where the app is there', async () => {
    stubApi(answers);
    askEarly({ pathname: '/journal', search: '' });
    const shown = showFirstView('/journal');
    document.body.innerHTML = '<main>The journal</main>';
    document.head.querySelector('link[rel="stylesheet"]')?.dispatchEvent(new Event('load'));
    await shown;
    expect(document.body.textContent).toBe('The journal');
  });
});
