import type { CannedAnswer } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, type StubCall, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { buildCanned } from '../testing/build-desk-ticket.ts';
import { CannedAnswers } from './canned-answers.tsx';

const list = 'GET /api/admin/canned-answers';
const write = 'POST /api/admin/canned-answers';
const change = 'PUT /api/admin/canned-answers/1' as keyof StubAnswers;
const remove = 'DELETE /api/admin/canned-answers/1' as keyof StubAnswers;

beforeAll(() => loadWords('tickets-desk'));

function open(first: readonly CannedAnswer[], answers: StubAnswers = {}) {
  let items = first;
  const calls = stubApi({
    [list]: () => dataAnswer({ items }),
    [write]: ({ body }) => {
      const written = buildCanned({ id: 2, ...(body as Partial<CannedAnswer>) });
      items = [...items, written];
      return { status: 201, json: { success: true, data: written } };
    },
    [change]: ({ body }: StubCall) => {
      items = items.map((each) => ({ ...each, ...(body as Partial<CannedAnswer>) }));
      return dataAnswer(items[0]);
    },
    [remove]: () => {
      items = items.filter(({ id }) => id !== 1);
      return { json: { success: true } };
    },
    ...answers,
  });
  const sent = (key: string) => calls.filter((call) => call.key === key).map(({ body }) => body);
  return { ...renderPart(<CannedAnswers />), sent };
}

it('are written in both languages, neither without the other', async () => {
  const { user, sent } = open([]);
  expect(await screen.findByText(/There are none yet/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Write an answer' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Received');
  await user.type(screen.getByRole('textbox', { name: 'English' }), 'Thank you.');
  await user.click(screen.getByRole('button', { name: 'Keep answer' }));
  expect(screen.getByText('Please fill this in.')).toBeTruthy();
  expect(sent(write)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Spanish' }), 'Gracias.');
  await user.click(screen.getByRole('button', { name: 'Keep answer' }));
  expect(await screen.findByRole('heading', { name: 'Received' })).toBeTruthy();
  expect(screen.getByText('Gracias.').getAttribute('lang')).toBe('es');
  expect(sent(write)).toEqual([{ name: 'Received', texts: { en: 'Thank you.', es: 'Gracias.' } }]);
});

it('are changed, and say where somebody else was faster', async () => {
  let isOld = true;
  const { user, sent } = open([buildCanned()], {
    [change]: () =>
      isOld ? failureAnswer(409, 'canned_answers.changed_meanwhile', 'no') : dataAnswer(buildCanned()),
  });
  await user.click(await screen.findByRole('button', { name: 'Change: Received' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Arrived');
  await user.click(screen.getByRole('button', { name: 'Keep answer' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody has changed');
  expect(sent(change)).toEqual([{ name: 'Arrived', texts: buildCanned().texts, version: 2 }]);
  isOld = false;
  await user.click(screen.getByRole('button', { name: 'Keep answer' }));
  expect(await screen.findByRole('button', { name: 'Change: Received' })).toBeTruthy();
});

it('are left unchanged where one thinks better of it', async () => {
  const { user, sent } = open([buildCanned()]);
  await user.click(await screen.findByRole('button', { name: 'Change: Received' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'Received' })).toBeTruthy();
  expect(sent(change)).toEqual([]);
});

it('are deleted, and brought back', async () => {
  const { user, sent } = open([buildCanned()]);
  await user.click(await screen.findByRole('button', { name: 'Delete: Received' }));
  await waitFor(() => expect(currentToast.get()?.title).toBe('“Received” is deleted.'));
  expect(await screen.findByText(/There are none yet/)).toBeTruthy();
  currentToast.get()?.action?.onClick();
  expect(await screen.findByRole('heading', { name: 'Received' })).toBeTruthy();
  expect(sent(write)).toEqual([{ name: 'Received', texts: buildCanned().texts }]);
});

it('stay where they could not be deleted', async () => {
  const { user } = open([buildCanned()], { [remove]: 'network-failure' });
  await user.click(await screen.findByRole('button', { name: 'Delete: Received' }));
  await waitFor(() => expect(currentToast.get()?.title).toContain('could not be deleted'));
  expect(screen.getByRole('heading', { name: 'Received' })).toBeTruthy();
});

it('say that there is no connection', async () => {
  open([], { [list]: 'network-failure' });
  expect((await screen.findByRole('alert')).textContent).toMatch(/connection/i);
});
