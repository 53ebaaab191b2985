import type { DreamNight, DreamYear, PeopleAndPlaces } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const night = (day: string, changes: Partial<DreamNight> = {}): DreamNight => ({
  night: day,
  dreams: [{ id: 4, title: 'The sea', language: 'en' }],
  count: 1,
  length: 550,
  category: null,
  returning: 0,
  ...changes,
});
const years: Readonly<Record<string, DreamYear>> = {
  2026: {
    year: 2026,
    nights: [
      night('2026-11-20', { category: 'lucid', returning: 3 }),
      night('2026-11-21', {
        dreams: [
          { id: 5, title: 'A bridge', language: 'en' },
          { id: 6, title: 'The owl', language: 'en' },
        ],
        count: 2,
      }),
    ],
    firstYear: 2025,
    lastYear: 2026,
  },
  2025: { year: 2025, nights: [night('2025-03-03')], firstYear: 2025, lastYear: 2026 },
};
const empty: DreamYear = { year: 2026, nights: [], firstYear: null, lastYear: null };

function open(address: string, answers: StubAnswers = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ timezone: 'UTC' }) },
    'GET /api/dreams/nights': ({ url }) =>
      dataAnswer(years[new URL(url, 'http://localhost').searchParams.get('year') ?? '']),
    ...answers,
  });
  return { ...renderApp(address), calls };
}

const views = async () => within(await screen.findByRole('navigation', { name: 'How the journal is shown' }));

describe('views of the journal', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z'), shouldAdvanceTime: true, toFake: ['Date'] });
    return () => vi.useRealTimers();
  });

  it('can be changed, and the address says which it is', async () => {
    const { user, router } = open('/journal?view=calendar');
    const switches = await views();
    expect(switches.getByRole('link', { current: 'page' }).textContent).toBe('Calendar');
    await user.click(switches.getByRole('link', { name: 'Sky' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ view: 'sky' }));
    expect((await views()).getAllByRole('link', { current: 'page' }).map((each) => each.textContent)).toEqual(
      ['Sky'],
    );
  });

  it('shows nights in a calendar, each leading to its dream or to all of its dreams', async () => {
    open('/journal?view=calendar');
    const one = await screen.findByRole('link', {
      name: /^Night of November 19–20, 2026\. The sea\. Lucid\. /,
    });
    expect(one.getAttribute('href')).toBe('/journal/4');
    const two = screen.getByRole('link', { name: /A bridge, The owl/ });
    expect(two.getAttribute('href')).toBe('/journal?from=2026-11-21&to=2026-11-21');
    expect(screen.getByText('2 nights')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'November' })).toBeTruthy();
  });

  it('goes from year to year as far as there are dreams', async () => {
    const { user, router } = open('/journal?view=calendar');
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Next year' })).disabled).toBe(true);
    await screen.findByRole('heading', { name: 'November' });
    await user.click(screen.getByRole('button', { name: 'Previous year' }));
    expect(await screen.findByRole('heading', { name: 'March' })).toBeTruthy();
    expect(router.state.location.search).toEqual({ view: 'calendar', year: 2025 });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous year' }).disabled).toBe(true);
  });

  it('has a sky that is walked through with the arrow keys', async () => {
    const { user } = open('/journal?view=sky');
    const sky = await screen.findByRole('slider', { name: 'The sky of 2026: 2 nights with dreams' });
    expect(sky.getAttribute('aria-valuetext')).toMatch(
      /^Night of November 20–21, 2026\. A bridge, The owl\./,
    );
    sky.focus();
    await user.keyboard('{ArrowLeft}');
    expect(sky.getAttribute('aria-valuenow')).toBe('1');
    const panel = within(document.getElementById(sky.getAttribute('aria-controls') ?? '') as HTMLElement);
    expect(panel.getByRole('link', { name: 'The sea' }).getAttribute('href')).toBe('/journal/4');
    expect(panel.getByText('Lucid · about 100 words · 3 symbols come back elsewhere')).toBeTruthy();
    await user.keyboard('{ArrowLeft}{End}');
    expect(sky.getAttribute('aria-valuenow')).toBe('2');
  });

  it('leads from the sky to what it is made of', async () => {
    open('/journal?view=sky');
    const link = await screen.findByRole('link', { name: 'Insights: what comes back in your dreams' });
    expect(link.getAttribute('href')).toBe('/insights');
  });

  it('names the brightest nights, and says of lines only where there are some', async () => {
    const { user, container } = open('/journal?view=sky', {
      'GET /api/dreams/nights': ({ url }) =>
        dataAnswer(
          url.includes('2025')
            ? years[2025]
            : {
                ...years[2026],
                nights: [1, 2, 3, 4].map((month) => night(`2026-0${month}-09`, { returning: month })),
              },
        ),
    });
    await screen.findByRole('slider');
    expect([...container.querySelectorAll('.year-sky-names text')].map((each) => each.textContent)).toEqual([
      'The sea',
    ]);
    expect(screen.queryByText(/joined by a line/)).toBeNull();
    stubApi({ 'GET /api/dreams/nights': dataAnswer({ ...years[2026], year: 2025, lastYear: 2025 }) });
    await user.click(screen.getByRole('button', { name: 'Previous year' }));
    expect(await screen.findByText(/Nights in a row are joined by a line/)).toBeTruthy();
  });

  it('says the same in a table', async () => {
    open('/journal?view=sky');
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'NightDreamsWordsReturning',
      'Nov 21A bridge, The owl1000',
      'Nov 20The sea1003',
    ]);
  });

  it('invites to write where there is nothing, under a ring with one star', async () => {
    const { container } = open('/journal?view=sky', { 'GET /api/dreams/nights': dataAnswer(empty) });
    expect(await screen.findByText('Your first dream becomes the first star here.')).toBeTruthy();
    const write = within(screen.getByRole('main')).getByRole('link', { name: 'Write a dream' });
    expect(write.classList.contains('button-primary')).toBe(true);
    expect(container.querySelectorAll('.year-sky-first .year-sky-stars .is-bright')).toHaveLength(1);
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('draws no ring in the calendar of an empty journal', async () => {
    const { container } = open('/journal?view=calendar', { 'GET /api/dreams/nights': dataAnswer(empty) });
    expect(await screen.findByText('Your first dream becomes the first star here.')).toBeTruthy();
    expect(container.querySelector('.year-sky-first')).toBeNull();
  });

  it('says what went wrong and asks again', async () => {
    const answers: StubAnswers = { 'GET /api/dreams/nights': 'network-failure' };
    const { user } = open('/journal?view=calendar', answers);
    expect(await screen.findByRole('alert')).toBeTruthy();
    stubApi({ 'GET /api/dreams/nights': dataAnswer(years[2026]) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'November' })).toBeTruthy();
  });

  it('keeps the older address of everything that was written', async () => {
    const { router } = open('/timeline', {
      'GET /api/timeline': dataAnswer({ items: [], nextCursor: null, groups: [] }),
    });
    expect(await screen.findByText('The timeline begins with your first dream')).toBeTruthy();
    expect([router.state.location.pathname, router.state.location.search]).toEqual([
      '/journal',
      { view: 'all' },
    ]);
  });
});

describe('people and places', () => {
  const presences: PeopleAndPlaces = {
    people: [
      {
        id: 'grandmother',
        name: 'Grandmother',
        group: 'person',
        count: 4,
        firstNight: '2024-05-01',
        lastNight: '2026-11-20',
        nights: ['2024-05-01', '2026-11-20'],
        said: [{ words: 'joven', language: 'es' }],
      },
    ],
    places: [],
  };

  it('names them with their dreams, and leads to these', async () => {
    open('/journal/people', { 'GET /api/dreams/people-and-places': dataAnswer(presences) });
    const name = await screen.findByRole('link', { name: 'Grandmother' });
    expect(name.getAttribute('href')).toBe('/journal?symbol=grandmother');
    expect(screen.getByText('4 dreams, first in 2024')).toBeTruthy();
    expect(screen.getByText('joven').lang).toBe('es');
    expect(screen.getByText('No place has come into your dreams yet.')).toBeTruthy();
  });

  it('says what will stand here while there is nobody', async () => {
    open('/journal/people', { 'GET /api/dreams/people-and-places': dataAnswer({ people: [], places: [] }) });
    expect(await screen.findByText(/as soon as your dreams name them/)).toBeTruthy();
  });
});
