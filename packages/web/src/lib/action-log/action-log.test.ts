import { ticket } from '@chitta/contract/limits';
import { afterEach, expect, it } from 'vitest';
import { forgetActions, latestActions, noteAction } from './action-log.ts';

afterEach(forgetActions);

const names = () => latestActions().map(({ name }) => name);

it('keeps as many actions as a ticket takes, the last ones', () => {
  for (let at = 0; at < 3 * ticket.actions; at += 1) noteAction({ kind: 'page', name: `/p${at}` });
  expect(latestActions()).toHaveLength(ticket.actions);
  expect(names().at(0)).toBe(`/p${2 * ticket.actions}`);
  expect(names().at(-1)).toBe(`/p${3 * ticket.actions - 1}`);
});

it('lets what happens again and again take one place', () => {
  noteAction({ kind: 'page', name: '/journal' });
  for (let at = 0; at < 50; at += 1) noteAction({ kind: 'call', name: 'GET /api/dreams', status: 500 });
  noteAction({ kind: 'call', name: 'GET /api/dreams', status: 429 });
  expect(names()).toEqual(['/journal', 'GET /api/dreams', 'GET /api/dreams']);
});

it.each([
  'My father stood in the river',
  '/journal?q=river',
  'me@example.com',
  'GET /api/dreams my river',
  '',
  'x'.repeat(81),
])('does not note what is more than a name: %s', (name) => {
  noteAction({ kind: 'error', name });
  expect(latestActions()).toEqual([]);
});

it('is forgotten as a whole', () => {
  noteAction({ kind: 'error', name: 'typeerror' });
  forgetActions();
  expect(latestActions()).toEqual([]);
});
