import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  buildExperiment,
  buildPhase,
  buildResults,
  buildSummary,
} from '#web/features/experiments/landing-experiments-admin/testing/build-experiment.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';

const list = 'GET /api/admin/experiments';
const one = 'GET /api/admin/experiments/7';
const results = 'GET /api/admin/experiments/7/results';

function open(path: string, answers: Record<string, unknown>) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ id: 7, isAdmin: true }) },
    ...answers,
  } as StubAnswers);
  const sent = (key: string) => calls.filter((call) => call.key === key).map(({ body }) => body);
  return { calls, sent, ...renderApp(path) };
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const variant = (letter: string) =>
  within(screen.getByRole('region', { name: new RegExp(`^Variant ${letter}`) }));

describe('/admin/experiments', () => {
  it('lists how each stands', async () => {
    const draft = buildSummary({ id: 8, name: 'Later', status: 'draft', startedAt: null, visitors: 0 });
    const ended = buildSummary({
      id: 9,
      name: 'Old',
      status: 'stopped',
      endedAt: '2026-11-10T12:00:00.000Z',
    });
    open('/admin/experiments', { [list]: dataAnswer({ items: [draft, buildSummary(), ended] }) });
    const link = await screen.findByRole('link', { name: 'A question first' });
    expect(link.getAttribute('href')).toBe('/admin/experiments/7');
    expect(link.closest('article')?.textContent).toMatch(
      /running.*since November 3, 2026 · As it is \/ Question · 1,234 visitors/,
    );
    const rows = screen.getAllByRole('article').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/draft.*never started/);
    expect(rows[0]).not.toContain('visitor');
    expect(rows[2]).toContain('November 3, 2026 to November 10, 2026');
  });

  it('teaches where there is none, and says what is wrong', async () => {
    let isBroken = true;
    const { user } = open('/admin/experiments', {
      [list]: () => (isBroken ? failureAnswer(503, 'server.database', 'no') : dataAnswer({ items: [] })),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('database');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByText(/^Nothing has been tried yet/)).toBeTruthy();
  });

  it('writes a draft in both languages, with a preview, and leads to it', async () => {
    const { user, sent, router } = open('/admin/experiments', {
      [list]: dataAnswer({ items: [] }),
      'POST /api/admin/experiments': dataAnswer(buildExperiment()),
      [one]: dataAnswer(buildExperiment()),
    });
    await user.click(await screen.findByRole('button', { name: 'Write an experiment' }));
    await user.type(screen.getByLabelText('Name', { selector: 'form > .field input' }), 'A question first');
    await user.click(group('Languages').getByLabelText('Spanish'));
    await user.click(group('Where they come from').getByLabelText('search engines'));
    await user.type(screen.getByLabelText(/^Words they looked for/), 'pesadilla');
    const b = variant('B');
    await user.type(within(b.getByRole('group', { name: 'English' })).getByLabelText('Headline'), 'Tell it');
    const spanish = within(b.getByRole('group', { name: 'Spanish' }));
    await user.type(spanish.getByLabelText('Headline'), 'Cuéntalo');
    await user.selectOptions(b.getByLabelText(/^Order/), 'Yours · Ground · Returns');
    const preview = b.getByRole('region', { name: 'Preview in Spanish' });
    expect(preview.textContent).toMatch(/^Cuéntalo.*Solo para ti/);
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/experiments/7'));
    expect(sent('POST /api/admin/experiments')).toMatchObject([
      {
        name: 'A question first',
        targeting: { languages: ['es'], trafficSources: ['search'], keywords: ['pesadilla'] },
        coverage: 1,
        variants: [
          { key: 'a', weight: 10, content: { texts: { headline: null }, blocks: null } },
          {
            key: 'b',
            weight: 10,
            content: {
              texts: { headline: { en: 'Tell it', es: 'Cuéntalo' } },
              blocks: ['yours', 'ground', 'returns'],
            },
          },
        ],
      },
    ]);
    expect(currentToast.get()?.title).toBe('Draft saved');
  });

  it('marks what cannot be sent, sends nothing, and asks before what was typed is lost', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { user, calls } = open('/admin/experiments', { [list]: dataAnswer({ items: [] }) });
    await user.click(await screen.findByRole('button', { name: 'Write an experiment' }));
    await user.click(screen.getByRole('button', { name: 'Add a variant' }));
    const c = variant('C');
    await user.type(within(c.getByRole('group', { name: 'English' })).getByLabelText('Headline'), 'Tell it');
    await user.clear(c.getByLabelText('Weight'));
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(screen.getByText(/^Not saved yet/)).toBeTruthy();
    const missing = within(c.getByRole('group', { name: 'Spanish' })).getByLabelText('Headline');
    expect(missing.getAttribute('aria-invalid')).toBe('true');
    expect(c.getByText('A whole number from 0 to 1000.')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(calls.some(({ key }) => key.startsWith('POST'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    await user.click(c.getByRole('button', { name: 'Remove variant C' }));
    expect(screen.queryByRole('region', { name: /^Variant C/ })).toBeNull();
    confirm.mockReturnValue(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Write an experiment' })).toBeTruthy();
  });
});

describe('/admin/experiments/:id', () => {
  const running = buildExperiment({ status: 'running', phases: [buildPhase()], transitions: ['stopped'] });
  const stopped = buildExperiment({
    status: 'stopped',
    phases: [buildPhase({ endedAt: '2026-11-20T08:00:00.000Z' })],
    transitions: ['running', 'rolled_out'],
  });

  it('starts a draft once it was asked', async () => {
    let now = buildExperiment();
    const { user, sent } = open('/admin/experiments/7', {
      [one]: () => dataAnswer(now),
      [results]: dataAnswer(buildResults()),
      'POST /api/admin/experiments/7/start': () => {
        now = running;
        return dataAnswer(now);
      },
    });
    expect(
      await screen.findByText(
        /reads Spanish · comes from search engines · looked for pesadilla or nightmare · 50% of them/,
      ),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('cannot be changed any more');
    expect(sent('POST /api/admin/experiments/7/start')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Start' }));
    expect(await screen.findByText(/its variants and weights stay as they are/)).toBeTruthy();
    expect(sent('POST /api/admin/experiments/7/start')).toEqual([{ version: 3 }]);
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('changes a draft with the version that was opened, and says that somebody was quicker', async () => {
    const { user, sent } = open('/admin/experiments/7', {
      [one]: dataAnswer(buildExperiment()),
      'PUT /api/admin/experiments/7': failureAnswer(
        409,
        'experiments.changed_meanwhile',
        'Somebody has changed it.',
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const name = screen.getByLabelText<HTMLInputElement>('Name', { selector: 'form > .field input' });
    expect(name.value).toBe('A question first');
    await user.type(name, '!');
    await user.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(sent('PUT /api/admin/experiments/7')).toMatchObject([{ name: 'A question first!', version: 3 }]);
    expect(name.value).toBe('A question first!');
  });

  it('begins a new phase with other weights, and takes none that cannot be', async () => {
    const { user, sent } = open('/admin/experiments/7', {
      [one]: dataAnswer(running),
      [results]: dataAnswer(buildResults()),
      'POST /api/admin/experiments/7/phases': dataAnswer(running),
    });
    await user.click(await screen.findByRole('button', { name: 'New phase' }));
    const dialog = within(await screen.findByRole('dialog'));
    const weight = dialog.getByLabelText('Weight of Question');
    await user.clear(weight);
    await user.click(dialog.getByRole('button', { name: 'New phase' }));
    expect(dialog.getByText('At least two variants need a weight above 0.')).toBeTruthy();
    expect(sent('POST /api/admin/experiments/7/phases')).toEqual([]);
    await user.type(weight, '30');
    await user.click(dialog.getByRole('button', { name: 'New phase' }));
    await waitFor(() =>
      expect(sent('POST /api/admin/experiments/7/phases')).toEqual([
        { version: 3, coverage: 0.5, weights: { a: 10, b: 30 } },
      ]),
    );
  });

  it('rolls one variant out, and keeps the dialog where that is refused', async () => {
    const { user, sent } = open('/admin/experiments/7', {
      [one]: dataAnswer(stopped),
      [results]: dataAnswer(buildResults()),
      'POST /api/admin/experiments/7/rollout': failureAnswer(
        409,
        'experiments.another_runs',
        'Another runs.',
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Roll out' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText<HTMLSelectElement>('Which variant').value).toBe('b');
    await user.selectOptions(dialog.getByLabelText('Which variant'), 'As it is');
    await user.click(dialog.getByRole('button', { name: 'Roll out' }));
    expect((await dialog.findByRole('alert')).textContent).toBeTruthy();
    expect(sent('POST /api/admin/experiments/7/rollout')).toEqual([{ version: 3, variant: 'a' }]);
  });

  it.each([
    ['stopped', stopped, ['Roll out', 'Start again']],
    [
      'rolled out',
      buildExperiment({ ...stopped, status: 'rolled_out', transitions: ['stopped'] }),
      ['Take back'],
    ],
    ['one that may not begin', buildExperiment({ transitions: [] }), ['Edit', 'Delete the draft']],
  ])('offers what can be done with one that is %s', async (_, experiment, names) => {
    open('/admin/experiments/7', { [one]: dataAnswer(experiment), [results]: dataAnswer(buildResults()) });
    await screen.findByRole('heading', { name: /^A question first/ });
    const ways = document.querySelector<HTMLElement>('.experiments-one > .experiments-ways');
    expect([...(ways?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual(
      names,
    );
  });

  it('deletes a draft once it was asked, as it was seen, and leads back to the others', async () => {
    const remove = 'DELETE /api/admin/experiments/7';
    const { user, calls, router } = open('/admin/experiments/7', {
      [one]: dataAnswer(buildExperiment()),
      [list]: dataAnswer({ items: [] }),
      [remove]: { json: { success: true } },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete the draft' }));
    const first = within(await screen.findByRole('dialog'));
    expect(first.getByText(/“A question first” is gone for good/)).toBeTruthy();
    await user.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.some(({ key }) => key === remove)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Delete the draft' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete the draft' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/experiments'));
    expect(calls.find(({ key }) => key === remove)?.url).toMatch(/\?version=3$/);
    expect(currentToast.get()?.title).toBe('Draft deleted');
    expect(await screen.findByText(/^Nothing has been tried yet/)).toBeTruthy();
  });

  it('keeps a draft that somebody has changed meanwhile, and says so', async () => {
    const { user, router } = open('/admin/experiments/7', {
      [one]: dataAnswer(buildExperiment()),
      'DELETE /api/admin/experiments/7': failureAnswer(409, 'experiments.changed_meanwhile', 'Changed.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete the draft' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete the draft' }));
    expect((await dialog.findByRole('alert')).textContent).toBeTruthy();
    expect(router.state.location.pathname).toBe('/admin/experiments/7');
  });

  it('says that there is none', async () => {
    open('/admin/experiments/7', {
      [one]: failureAnswer(404, 'experiments.not_found', 'There is no such experiment.'),
    });
    expect((await screen.findByRole('alert')).textContent).toBeTruthy();
  });

  it('says so of an address that can be none', async () => {
    const { calls } = open('/admin/experiments/new', {});
    expect((await screen.findByRole('alert')).textContent).toBe('There is no experiment at this address.');
    expect(calls.some(({ key }) => key.includes('experiments'))).toBe(false);
  });
});
