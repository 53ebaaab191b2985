import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildInsights } from '#web/features/insights/dream-analytics/testing/build-insights.ts';
import { buildFinding, buildFindings } from '#web/features/insights/findings/testing/build-findings.ts';
import { buildRecurringDream } from '#web/features/insights/recurring-dreams/testing/build-recurring-dream.ts';
import { inventSky } from '#web/features/insights/symbol-sky/testing/invent-sky.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const premium = { json: buildUser({ hasUnlimitedAccess: true }) };

function open(answers: StubAnswers = {}, path = '/insights') {
  const calls = stubApi({
    'GET /api/user': premium,
    'GET /api/insights': dataAnswer(buildInsights()),
    'GET /api/insights/sky': dataAnswer(inventSky(24)),
    'GET /api/insights/findings': dataAnswer(buildFindings()),
    'GET /api/insights/recurring-dreams': dataAnswer({ isPending: false, items: [buildRecurringDream()] }),
    ...answers,
  });
  return { calls, ...renderApp(path) };
}

const sky = () => screen.findByRole('listbox', { name: 'Your symbols as a night sky: 24 stars' });

describe('the page of insights', () => {
  afterEach(() => vi.restoreAllMocks());

  it('goes from star to star by keys, and on to what is known of one', async () => {
    const { user } = open();
    const box = await sky();
    await waitFor(() => expect(screen.queryByText('Arranging your stars')).toBeNull());
    box.focus();
    await user.keyboard('{Home}');
    expect(within(box).getByRole('option').textContent).toMatch(/^mother, Person, in \d+ dreams$/);
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(within(box).getByRole('option').textContent).not.toMatch(/^mother,/);
    await user.keyboard('{Home}{Enter}');
    const panel = screen.getByRole('complementary', { name: 'The chosen star' });
    expect(document.activeElement).toBe(panel);
    expect(within(panel).getByRole('link', { name: 'Its story' }).getAttribute('href')).toBe(
      '/insights/symbols/symbol-0',
    );
    await user.click(within(panel).getByRole('button', { name: 'Let go of this star' }));
    expect(within(box).getByRole('option').textContent).toBe('No star chosen');
  });

  it('says in a table what the sky shows, sorted as one likes', async () => {
    const { user } = open();
    await sky();
    await user.click(screen.getByText('The sky as a table'));
    const table = screen.getByRole('table', { name: 'Symbols of your dreams' });
    const first = () => within(table).getAllByRole('rowheader')[0]?.textContent;
    expect(first()).toBe('mother');
    await user.click(within(table).getByRole('button', { name: 'Symbol' }));
    expect(first()).toBe('black dog');
    expect(within(table).getByRole('columnheader', { name: 'Symbol' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    await user.click(within(table).getByRole('button', { name: 'Symbol' }));
    expect(first()).toBe('window');
  });

  it('goes back in time', async () => {
    const { user } = open();
    await sky();
    const slider = screen.getByRole('slider', { name: /^Until/ });
    expect(slider.getAttribute('aria-valuetext')).toBe('November 2026');
    slider.focus();
    // The test DOM moves no sliders by keys.
    const { fireEvent } = await import('@testing-library/react');
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('December 2025');
    await user.click(screen.getByText('The sky as a table'));
    const rows = within(screen.getByRole('table', { name: 'Symbols of your dreams' })).getAllByRole(
      'rowheader',
    );
    expect(rows.length).toBeLessThan(24);
  });

  it('says under what each chart shows its finding, and gives the figures', async () => {
    const text = vi.fn<(blob: Blob) => string>(() => 'blob:figures');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: text, revokeObjectURL: vi.fn() }));
    const { user } = open();
    await screen.findByRole('heading', { name: 'Most often: house, in 14 dreams' });
    expect(
      screen.getByRole('link', { name: 'See which typical themes are in your dreams' }).getAttribute('href'),
    ).toBe('/themes');
    screen.getByRole('heading', { name: 'The feeling your dreams tell of most: fear, in 16 dreams' });
    screen.getByRole('heading', { name: 'Most were written down between 5 AM and 8 AM: 23 of 28' });
    screen.getByRole('heading', { name: 'You remembered a dream in 39 of 71 nights' });
    screen.getByText(/^Dreams whose words show each feeling.*19 of 42 dreams \(45%\) show none/);
    screen.getByRole('heading', { name: 'Fear was told most in January 2026: in 7 of 12 dreams' });
    const line = screen.getByRole('slider', { name: /^fear in the dreams over time/ });
    expect(line.getAttribute('aria-valuetext')).toBe(
      'November 2026: told in 1 of 8 dreams, most likely 2% to 47%',
    );
    line.focus();
    await user.keyboard('{Home}');
    expect(line.getAttribute('aria-valuetext')).toMatch(/^January 2026: told in 7 of 12 dreams/);
    await user.click(
      screen.getByRole('button', { name: 'CSV: save the figures of “Most often: house, in 14 dreams”' }),
    );
    const [blob] = text.mock.calls[0] ?? [];
    expect(await blob?.text()).toContain('black dog,4\r\n');
  });

  it('shows the feelings that the member marked, of the dreams that have a mark, and how many have none', async () => {
    const { user } = open();
    await screen.findByRole('heading', { name: 'The feeling you marked most: Calm, in 9 dreams' });
    screen.getByText(/In 28 of 42 dreams \(67%\) you marked none\.$/);
    screen.getByRole('heading', { name: 'You marked Calm most in November 2026: in 5 of 5 dreams' });
    const line = screen.getByRole('slider', { name: /^Calm as you marked it/ });
    line.focus();
    await user.keyboard('{Home}');
    expect(line.getAttribute('aria-valuetext')).toMatch(
      /^January 2026: marked in 1 of 4 dreams, most likely/,
    );
    await user.keyboard('{ArrowRight}');
    expect(line.getAttribute('aria-valuetext')).toBe('April 2026: nothing marked');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Feeling you marked' }), 'Fear');
    screen.getByRole('heading', { name: 'You marked Fear most in January 2026: in 4 of 4 dreams' });
    const chart = line.closest('section') as HTMLElement;
    await user.click(within(chart).getByText('The figures'));
    expect(
      within(chart)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toContain('2026-04-010010');
  });

  it('calls one dream of one no peak, and says where nothing was marked', async () => {
    const once = { dreams: 1, recognised: { told: 1, feelings: [{ slug: 'joy', count: 1 }] } };
    const none = { told: 0, feelings: [] };
    const steps = ['2026-03-01', '2026-04-01'].map((from) => ({ from, ...once, chosen: none }));
    const feelings = { ...once, dreams: 2, recognised: { told: 2, feelings: [{ slug: 'joy', count: 2 }] } };
    open({
      'GET /api/insights': dataAnswer(
        buildInsights({
          feelings: { ...feelings, chosen: none },
          feelingsOverTime: { step: 'month', points: steps },
        }),
      ),
    });
    await screen.findByRole('heading', { name: 'Joy was told in 2 of 2 dreams' });
    screen.getByRole('heading', { name: 'You marked no feeling in these dreams' });
    expect(screen.queryByRole('combobox', { name: 'Feeling you marked' })).toBeNull();
  });

  it('says in which language the thought of a reading is', async () => {
    open();
    const told = await screen.findByText('Buscas algo que te sabes de memoria.');
    expect(told.getAttribute('lang')).toBe('es');
    const returning = await screen.findByText('Una parte de ti que siempre estuvo ahí está abierta ahora.');
    expect(returning.getAttribute('lang')).toBe('es');
  });

  it('asks for other stretches of time', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('link', { name: 'Month' }));
    await waitFor(() =>
      expect(calls.map(({ url }) => url)).toContain('/api/insights?period=month&language=en'),
    );
    await user.click(screen.getByRole('link', { name: 'Earlier' }));
    await waitFor(() => expect(calls.at(-1)?.url).toContain('on=2025-12-31'));
  });

  it('says what is new in the month with both shares, or why it says nothing', async () => {
    open();
    const finding = await screen.findByRole('listitem', {
      name: '“water” comes more often: in 6 of 9 dreams',
    });
    expect(within(finding).getByText('5 of 33 dreams')).toBeTruthy();
    const sure = within(finding).getByText('How sure is that?').closest('details');
    expect(within(sure as HTMLElement).getByText('The year before: between 7 and 31 of 100')).toBeTruthy();
    expect(within(finding).getByText('The stairs')).toBeTruthy();
  });

  it.each([
    [{ findings: [], dreams: 2 }, /^Too early to tell: it takes 8 dreams in the month and 20/],
    [{ findings: [] }, 'Nothing that chance could not explain. 21 things were looked at.'],
    [
      { findings: [buildFinding({ kind: 'category', value: 'nightmare', name: null })] },
      'More dreams of this kind: Nightmare, 6 of 9 dreams',
    ],
    [
      { findings: [buildFinding({ kind: 'recall', value: 'dream', name: null })] },
      'You remember dreams more often: on 6 of the 9 mornings you marked',
    ],
  ])('%#', async (found, said) => {
    open({ 'GET /api/insights/findings': dataAnswer(buildFindings(found)) });
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('lets go of a dream that does not return, and takes that back', async () => {
    const done = { json: { success: true } };
    const { user, calls } = open({
      'POST /api/insights/recurring-dreams/dismissals': done,
      'DELETE /api/insights/recurring-dreams/dismissals': done,
    });
    expect(await screen.findByRole('heading', { name: '4 times: a dream with house and room' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Not the same dream' }));
    await waitFor(() =>
      expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toEqual({ key: 'house+room' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(calls.find(({ key }) => key.startsWith('DELETE'))?.url).toContain('key=house%2Broom'),
    );
  });

  it('shows each part that came where another has failed', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/insights': () =>
        isDown ? failureAnswer(500, 'internal.unexpected', 'Broken.') : dataAnswer(buildInsights()),
    });
    await sky();
    const alert = await screen.findByRole('alert');
    isDown = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: '42 dreams in 39 nights' })).toBeTruthy();
  });

  it('says what will be here while a journal is empty', async () => {
    open({
      'GET /api/insights/sky': dataAnswer({ ...inventSky(1), stars: [], lines: [], symbolCount: 0 }),
      'GET /api/insights': dataAnswer(buildInsights({ dreams: 0, period: 'all', from: null, to: null })),
      'GET /api/insights/recurring-dreams': dataAnswer({ isPending: false, items: [] }),
    });
    expect((await screen.findAllByText(/^Your journal is empty/)).length).toBe(2);
    expect(screen.getByText(/^No dream has returned/)).toBeTruthy();
  });
});
