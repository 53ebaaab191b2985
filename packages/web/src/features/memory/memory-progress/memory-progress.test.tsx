import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { MemoryProgress } from './memory-progress.tsx';
import { buildPremium, buildProgress } from './testing/build-progress.ts';

async function open(progress = buildProgress()) {
  const part = renderPart(
    <MemoryProgress progress={progress} recall={<p>recall</p>} kindIcon={() => <i />} />,
  );
  await screen.findByText('recall');
  return part;
}
const withPremium = (overrides = {}) => buildProgress({ premium: buildPremium(overrides) });
const heading = (name: string | RegExp) => screen.getByRole('heading', { name });

describe('MemoryProgress', () => {
  beforeAll(() => loadWords('memory-progress', 'moments'));
  afterEach(() => i18n.changeLanguage('en'));

  it('shows free members seven days, and says of their own figures what premium would draw', async () => {
    await open();
    heading('The last seven days: 12 moments, 1 exercise');
    expect(screen.getByText(/^From your 12 moments and 1 exercise in these seven days/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscribe');
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getByText('Your pictures take 3 MB of 200 MB.')).toBeTruthy();
  });

  it('promises nothing of figures that are not there', async () => {
    const none = buildProgress().days.map((day) => ({ ...day, moments: 0, exercises: 0, best: null }));
    await open(buildProgress({ days: none }));
    expect(screen.getByText(/^Nothing was kept in these seven days/)).toBeTruthy();
  });

  it('has the figures of comparisons and kinds in tables', async () => {
    await open(withPremium());
    const cells = (name: RegExp) =>
      screen.getAllByRole('row', { name, hidden: true }).map((row) => row.textContent);
    expect(cells(/^The last four weeks/)).toEqual(['The last four weeks4.53.55.54']);
    expect(cells(/^The last seven days/)).toEqual(['The last seven days5461']);
    expect(cells(/^A person/)).toEqual(['A person182070% – 97%']);
    expect(cells(/^Not said/)).toEqual(['Not said13–']);
    heading('The furthest you went back: 9 days');
  });

  it('has the figures of the days in a table', async () => {
    await open();
    const row = screen.getByRole('row', { name: /^Yesterday/, hidden: true });
    expect(within(row).getByText('4 alone, 2 with help')).toBeTruthy();
  });

  it('goes through the weeks by keys', async () => {
    const { user } = await open(withPremium());
    heading('In the last four weeks you went back 4.5 days from memory alone, on average');
    const trend = screen.getByRole('slider', { name: /^Days per exercise/ });
    expect(trend.getAttribute('aria-valuetext')).toMatch(/^Week of Nov 23, 1 exercise\. Alone: 5 days/);
    trend.focus();
    await user.keyboard('{ArrowLeft}');
    expect(trend.getAttribute('aria-valuetext')).toBe('Week of Nov 16: no exercise');
    await user.keyboard('{Home}');
    expect(trend.getAttribute('aria-valuetext')).toBe(
      'Week of Nov 9, 4 exercises. Alone: 3 days (2 to 4). With help: 1.5 days (0.5 to 2.5).',
    );
  });

  it('goes through the year by days and weeks', async () => {
    const { user } = await open(withPremium());
    const map = screen.getByRole('slider', { name: /^The last year/ });
    expect(map.getAttribute('aria-valuetext')).toBe('Today, November 23: no moments, no exercise');
    map.focus();
    await user.keyboard('{ArrowUp}');
    expect(map.getAttribute('aria-valuetext')).toBe('Yesterday, November 22: 2 moments, 1 exercise');
    await user.keyboard('{ArrowLeft}');
    expect(map.getAttribute('aria-valuetext')).toBe('Sunday, November 15: no moments, no exercise');
  });

  it('says what the ranges allow to say, and no more', async () => {
    await open(withPremium());
    heading('Too few exercises to compare the last seven days with those before');
    heading('In the last four weeks you went further back from memory alone');
    expect(
      screen.getByText(/^Difference: 1\.5 days; with 95% certainty between 0\.3 and 2\.7\.$/),
    ).toBeTruthy();
    heading('What came back most: A person, 18 of 20 times');
    expect(screen.getByText(/too few to say more \(it takes 8\)/)).toBeTruthy();
  });

  it('says that nothing is known yet', async () => {
    await open(
      withPremium({
        longestReach: { unassisted: null, withHelp: null },
        kinds: [],
        pictures: [],
        year: [],
        comparisons: [{ days: 28, now: null, before: null, difference: null }],
      }),
    );
    heading('No exercise in the last four weeks');
    heading('Too early to say which moments come back most');
    heading('In the last year you kept no moments on 0 days, and did no exercise');
    expect(screen.queryByRole('heading', { name: /^The furthest you went back/ })).toBeNull();
  });

  it('speaks Spanish', async () => {
    await i18n.changeLanguage('es');
    await loadWords('memory-progress', 'moments');
    await open(withPremium());
    heading('En los últimos veintiocho días has llegado más lejos solo de memoria');
    expect(screen.getByText('6 días')).toBeTruthy();
  });
});
