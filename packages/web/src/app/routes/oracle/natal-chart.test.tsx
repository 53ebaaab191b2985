import type { NatalChart } from '@chitta/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  buildChartTexts,
  buildNatalChart,
} from '#web/features/oracle/natal-charts/testing/build-natal-chart.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const ok = (data: unknown) => ({ json: { success: true, data } });

function open(answers: StubAnswers) {
  stubApi({ 'GET /api/user': { json: buildUser() }, ...answers });
  return renderApp('/natal-chart');
}

function openChart(overrides: Partial<NatalChart> = {}) {
  const chart = buildNatalChart(overrides);
  const calculatedAt = '2026-11-20T10:00:00.000Z';
  const data = { chart, texts: buildChartTexts(chart), calculatedAt, missing: [] };
  return open({ 'GET /api/natal-chart': ok(data) });
}

const rowOf = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name });
  const cells = within(header.closest('tr') as HTMLElement).getAllByRole('cell');
  return cells.map(({ textContent }) => textContent);
};

describe('/natal-chart', () => {
  it('shows every body in a table, with degree, sign, house and motion', async () => {
    openChart();
    expect(await rowOf('Sun')).toEqual(['10° 24′ Capricorn', '9', '']);
    expect(await rowOf('Saturn')).toEqual(['10° 24′ Taurus', '9', 'Retrograde']);
    expect(await rowOf('Ascendant')).toEqual(['24° 00′ Aries', '', '']);
    expect(screen.getByText(/^January 1, 2000 at 12:00/).textContent).toContain('Greenwich');
    expect(screen.getByText(/It predicts nothing/)).toBeTruthy();
  });

  it('says the line of each body in the wheel to the keyboard, and shows it', async () => {
    const { user, container } = openChart();
    const wheel = await screen.findByRole('group', { name: 'Natal chart as a wheel' });
    const marks = within(wheel).getAllByRole('button');
    expect(marks).toHaveLength(11);
    expect(marks[0]?.getAttribute('aria-label')).toBe(
      'Sun, 10° 24′ Capricorn, house 9. An image of sun in capricorn.',
    );
    marks[0]?.focus();
    await user.tab();
    expect(document.activeElement).toBe(marks[1]);
    expect(container.querySelector('.wheel-caption')?.textContent).toContain('An image of moon in scorpio.');
    // What does not touch the Moon steps back.
    expect(container.querySelectorAll('.wheel-aspect.is-dim')).toHaveLength(1);
  });

  it('says aspects, houses and the Moon in words', async () => {
    openChart();
    expect(await screen.findByText('An image of sun and saturn in trine.')).toBeTruthy();
    expect(screen.getByText('Sun Trine Saturn')).toBeTruthy();
    expect(screen.getByText('0° 12′ from exact')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'The Moon at your birth: WaningCrescent' })).toBeTruthy();
    expect(screen.getAllByText(/A part of life, number 9\./).length).toBeGreaterThan(1);
  });

  it('says what is missing without an hour, and gives the Moon as a range', async () => {
    openChart({ angles: null, moonRange: { from: 217.5, to: 229.7 } });
    expect(await screen.findByText(/^Without a time of birth there are no houses/)).toBeTruthy();
    expect(await rowOf('Moon')).toEqual(['7° 30′ Scorpio to 19° 42′ Scorpio', '']);
    expect(screen.queryByRole('columnheader', { name: 'House' })).toBeNull();
    expect(screen.queryByRole('rowheader', { name: 'Ascendant' })).toBeNull();
  });

  it('says where whole signs stand in for Placidus', async () => {
    const { angles } = buildNatalChart();
    if (!angles) throw new TypeError('it has angles');
    openChart({ angles: { ...angles, houses: 'whole', isFallback: true } });
    expect(await screen.findByText(/Placidus houses cannot be drawn/)).toBeTruthy();
  });

  it('leads to what is missing for a chart', async () => {
    const missing = ['birthDate', 'birthPlace'];
    open({ 'GET /api/natal-chart': ok({ chart: null, texts: null, calculatedAt: null, missing }) });
    expect(await screen.findByText('your date of birth')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add birth data' }).getAttribute('href')).toBe(
      '/oracle-profile-setup',
    );
  });

  it('says that a time did not happen', async () => {
    const none = { chart: null, texts: null, calculatedAt: null, missing: ['birthTime'] };
    open({ 'GET /api/natal-chart': ok(none) });
    expect(await screen.findByText(/it did not happen on that day/)).toBeTruthy();
  });

  it('says why there is nothing, with a way to try again', async () => {
    open({ 'GET /api/natal-chart': 'network-failure' });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
