import type { ImportView } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildImport } from '#web/features/data/imports/testing/build-import.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { stubUpload, type UploadAnswer } from '#web/testing/stub-upload.ts';

const ok = (data: unknown) => ({ json: { success: true, data } });
const file = new File(['date,dream\n'], 'dreams.csv', { type: 'text/csv' });

function open(answers: StubAnswers = {}, upload: () => UploadAnswer = () => 'never') {
  const sent = stubUpload(upload);
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    'GET /api/imports': ok({ items: [] }),
    ...answers,
  });
  return { ...renderApp('/account/import'), calls, sent };
}

const choose = async (user: ReturnType<typeof open>['user']) =>
  user.upload(await screen.findByLabelText('Choose files', { selector: 'input' }), file);
const bodies = (calls: ReturnType<typeof open>['calls'], key: string) =>
  calls.filter((call) => call.key === key).map(({ body }) => body);

/** A server that keeps one import, as the calls change it. */
function keeping(first: ImportView) {
  let view = first;
  const answer = (next: (view: ImportView) => ImportView) => () => {
    view = next(view);
    return ok(view);
  };
  return {
    'GET /api/imports': ok({ items: [first] }),
    [`GET /api/imports/${first.id}`]: () => ok(view),
    [`PATCH /api/imports/${first.id}`]: answer((before) => before),
    [`POST /api/imports/${first.id}/start`]: answer((before) => ({
      ...before,
      state: 'done',
      written: 2,
      undoUntil: '2026-11-28T10:00:00.000Z',
    })),
    [`POST /api/imports/${first.id}/undo`]: answer((before) => ({
      ...before,
      state: 'undone',
      written: 0,
      undoUntil: null,
    })),
    [`POST /api/imports/${first.id}/cancel`]: answer((before) => ({
      ...before,
      state: 'cancelled',
      written: 0,
    })),
  } as StubAnswers;
}

describe('import', () => {
  it('sends files, shows what is in them, and takes them over', async () => {
    const view = buildImport();
    const { user, sent } = open({ ...keeping(view), 'GET /api/imports': ok({ items: [] }) }, () => ok(view));
    await choose(user);
    expect(await screen.findByRole('heading', { name: '2 entries can be imported' })).toBeTruthy();
    expect(sent).toEqual([['dreams.csv']]);
    expect(screen.getAllByText('The flooded house')).toHaveLength(3);
    await user.click(screen.getByText('1 entry cannot be imported'));
    expect(screen.getByText('No date was found.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Import 2 entries' }));
    expect(await screen.findByRole('heading', { name: '2 entries are in your journal' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the journal' }).getAttribute('href')).toBe('/journal');
  });

  it('names the file, the line and what is wrong of a broken one', async () => {
    const { user } = open({}, () => ({
      status: 422,
      json: {
        success: false,
        code: 'VALIDATION',
        reason: 'imports.broken_file',
        message: 'broken',
        details: [{ path: 'dreams.csv:12', message: 'csv_quote' }],
      },
    }));
    await choose(user);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This file is broken');
    expect(alert.textContent).toContain('dreams.csv, line 12: a quotation mark is opened here');
    expect(screen.getByRole('button', { name: 'Choose files' })).toBeTruthy();
  });

  it('says when nothing arrives, and stops when asked', async () => {
    let answer: UploadAnswer = 'network-failure';
    const { user } = open({}, () => answer);
    await choose(user);
    expect((await screen.findByRole('alert')).textContent).toContain('Network error.');
    answer = 'never';
    await choose(user);
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.5');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Choose files' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes on with an import that was left, and changes how it is read', async () => {
    const { user, calls } = open(keeping(buildImport()));
    await user.selectOptions(await screen.findByLabelText('Order in dates such as 3/4/2024'), 'mdy');
    await user.selectOptions(screen.getByLabelText('Notes'), 'title');
    await user.click(screen.getByRole('switch', { name: 'Leave out the duplicate' }));
    await waitFor(() =>
      expect(bodies(calls, 'PATCH /api/imports/4')).toEqual([
        { dateOrder: 'mdy' },
        { columns: ['date', null, 'content', 'title'] },
        { leavesOutDuplicates: false },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Which files?' }));
  });

  it('shows progress that can be stopped', async () => {
    const running = buildImport({
      state: 'running',
      counts: { ...buildImport().counts, toWrite: 40, written: 10 },
    });
    const { user } = open(keeping(running));
    const bar = await screen.findByRole('progressbar', { name: 'Importing your dreams…' });
    expect(bar.getAttribute('value')).toBe('10');
    expect(screen.getByText('10 of 40')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stop and undo' }));
    expect(await screen.findByRole('heading', { name: 'Your journal is as it was before' })).toBeTruthy();
  });

  it('asks what becomes of changed dreams before an undo', async () => {
    const done = buildImport({
      state: 'done',
      written: 2,
      undoUntil: '2026-11-28T10:00:00.000Z',
      changed: [{ id: 9, title: 'The flooded house' }],
    });
    const { user, calls } = open(keeping(done));
    await user.click(await screen.findByRole('button', { name: 'Open dreams.csv' }));
    await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
    const dialog = await screen.findByRole('dialog', { name: 'Undo this import' });
    expect(within(dialog).getByText('The flooded house')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Take everything out' }));
    await waitFor(() => expect(bodies(calls, 'POST /api/imports/4/undo')).toEqual([{ changed: 'take' }]));
  });

  it('says why nothing is shown, with a way to try again', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/imports': () => (isDown ? 'network-failure' : ok({ items: [] })),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Network error.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Which files?' })).toBeTruthy();
  });
});
