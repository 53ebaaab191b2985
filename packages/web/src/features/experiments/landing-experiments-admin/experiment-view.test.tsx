import type { AdminExperiment } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { ExperimentView } from './experiment-view.tsx';
import { buildExperiment, buildPhase, buildResults } from './testing/build-experiment.ts';

beforeAll(() => loadWords('experiments-admin', 'charts'));

async function open(experiment: AdminExperiment, answers: object = {}) {
  const calls = stubApi({
    'GET /api/admin/experiments/7': dataAnswer(experiment),
    'GET /api/admin/experiments/7/results': dataAnswer(buildResults()),
    ...answers,
  } as StubAnswers);
  const view = renderPart(
    <ExperimentView
      id={7}
      preview={({ texts }, language) => <p>{`${language}: ${texts.headline?.[language] ?? 'own words'}`}</p>}
    />,
  );
  await screen.findByRole('heading', { name: new RegExp(experiment.name) });
  const head = () => document.querySelector('.experiments-one > header')?.textContent ?? '';
  return { ...view, calls, head };
}

describe('ExperimentView', () => {
  it.each([
    [{ languages: [], trafficSources: [], keywords: [] }, 1, 'For everybody'],
    [{ languages: ['en'], trafficSources: [], keywords: [] }, 1, 'reads English'],
    [
      { languages: [], trafficSources: ['email', 'paid'], keywords: [] },
      0.1,
      'comes from email or advertisements · 10% of them take part',
    ],
    [{ languages: [], trafficSources: [], keywords: ['casa'] }, 1, 'looked for casa'],
  ] as const)('says for whom it is: %j', async (targeting, coverage, said) => {
    const of = buildExperiment({ targeting: targeting as unknown as AdminExperiment['targeting'], coverage });
    const { head } = await open(of);
    expect(head().endsWith(said)).toBe(true);
    expect(head()).toContain('Who is asked, answers.');
  });

  it('shows what each variant says in both languages', async () => {
    await open(buildExperiment());
    const variants = within(screen.getByRole('region', { name: 'Variants' }));
    const said = (language: string) =>
      variants
        .getAllByRole('region', { name: `Preview in ${language}` })
        .map(({ textContent }) => textContent);
    expect(said('English')).toEqual(['en: own words', 'en: What did you dream?']);
    expect(said('Spanish')).toEqual(['es: own words', 'es: ¿Qué soñaste?']);
    expect(variants.getByText('Question, weight 20')).toBeTruthy();
  });

  it('has no results before it has run', async () => {
    const { calls } = await open(buildExperiment());
    expect(screen.queryByRole('region', { name: 'Results' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Phases' })).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('keeps its phases, the newest first, each with its own weights', async () => {
    const phases = [
      buildPhase({ endedAt: '2026-11-05T12:00:00.000Z' }),
      buildPhase({
        id: 13,
        number: 2,
        startedAt: '2026-11-05T12:00:00.000Z',
        coverage: 1,
        weights: { a: 10, b: 90 },
      }),
    ];
    await open(buildExperiment({ status: 'running', phases }));
    const list = within(screen.getByRole('region', { name: 'Phases' })).getAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent)).toEqual([
      'Phase 2, November 5, 2026 to now: 100% take part, As it is 10, Question 90',
      'Phase 1, November 3, 2026 to November 5, 2026: 50% take part, As it is 10, Question 20',
    ]);
  });

  it('stops one that runs once it was asked, and leaves it where one thinks better of it', async () => {
    const stop = 'POST /api/admin/experiments/7/stop';
    const running = buildExperiment({
      status: 'running',
      phases: [buildPhase()],
      transitions: ['stopped'],
    });
    const { user, calls } = await open(running, { [stop]: dataAnswer({ ...running, status: 'stopped' }) });
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.some(({ key }) => key === stop)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('What was counted stays.');
    await user.click(within(dialog).getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(currentToast.get()?.title).toBe('Stopped'));
    expect(calls.find(({ key }) => key === stop)?.body).toEqual({ version: 3 });
  });

  it('leaves the editor without a question where nothing was changed, and asks where something was', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { user } = await open(buildExperiment());
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const percent = screen.getByLabelText<HTMLInputElement>('Percent that take part');
    expect(percent.value).toBe('50');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(confirm).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(screen.getByLabelText('Percent that take part'), '0');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
  });
});
