import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildPremium, buildProgress } from '#web/features/memory/memory-progress/testing/build-progress.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';

const stretch = (dreams: { n: number; count: number; low: number; high: number }) => ({
  from: '2026-11-01',
  to: '2026-11-07',
  dreams,
  fragments: 1,
  unknown: 0,
});
const recall = {
  baseline: stretch({ n: 7, count: 2, low: 0.08, high: 0.64 }),
  since: stretch({ n: 40, count: 30, low: 0.6, high: 0.86 }),
  gain: { value: 0.46, low: 0.08, high: 0.68 },
};

function open(progress: StubAnswer | (() => StubAnswer)) {
  stubApi({ 'GET /api/user': { json: buildUser() }, 'GET /api/memory/progress': progress });
  return renderApp('/premium-memory-lane');
}

/** Charts with what they say of themselves. */
const charts = async () => {
  await screen.findByRole('heading', { name: /^The last seven days/ });
  return [...document.querySelectorAll<HTMLElement>('.chart')].map((chart) => ({
    title: within(chart).getByRole('heading').textContent,
    unit: chart.querySelector('.chart-unit')?.textContent ?? '',
    columns: [...chart.querySelectorAll('table th[scope="col"]')].map(({ textContent }) => textContent),
    rows: chart.querySelectorAll('table tbody tr').length,
  }));
};

describe('/premium-memory-lane', () => {
  it('gives every picture a title that says the finding, its unit, and a table of its figures', async () => {
    open(dataAnswer(buildProgress({ premium: buildPremium(), recall })));
    const all = await charts();
    expect(all.map(({ title }) => title)).toEqual([
      'The last seven days: 12 moments, 1 exercise',
      'You recall dreams on more nights than in your first week',
      'In the last four weeks you went back 4.5 days from memory alone, on average',
      'The furthest you went back: 9 days',
      'Too few exercises to compare the last seven days with those before',
      'In the last four weeks you went further back from memory alone',
      'In the last year you kept 12 moments on 6 days, and did 1 exercise',
      'What came back most: A person, 18 of 20 times',
    ]);
    // Two days of the furthest are figures already.
    const pictures = all.filter(({ title }) => !title?.startsWith('The furthest'));
    for (const { title, columns, rows } of pictures) {
      expect(columns.length, title ?? '').toBeGreaterThan(1);
      expect(rows, title ?? '').toBeGreaterThan(0);
    }
    expect(pictures.map(({ unit }) => unit.split(/[:;,.]/)[0])).toEqual([
      'Bars',
      'Share of the marked nights with a dream',
      'Days per exercise',
      'Days from memory alone per exercise',
      'Days from memory alone per exercise',
      'A cell is a day',
      'Of the moments that exercises showed you',
    ]);
  });

  it('shows seven days without premium, and what premium would add', async () => {
    open(dataAnswer(buildProgress()));
    expect((await charts()).map(({ title }) => title)).toEqual([
      'The last seven days: 12 moments, 1 exercise',
    ]);
    expect(screen.getByRole('heading', { name: 'What premium adds here' })).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('says what went wrong, and tries again', async () => {
    let isDown = true;
    const { user } = open(() => (isDown ? 'network-failure' : dataAnswer(buildProgress())));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'How your memory is doing' })).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await charts()).length).toBe(1);
  });
});
