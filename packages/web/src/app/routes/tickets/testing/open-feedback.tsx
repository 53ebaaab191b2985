import { screen } from '@testing-library/react';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

export const post = 'POST /api/tickets';
export const list = 'GET /api/tickets';
export const at = (method: string, end = '') => `${method} /api/tickets/12${end}`;
export const page = (...items: object[]) => dataAnswer({ items, nextCursor: null });
export const interest = dataAnswer({ upvotes: 4, hasVoted: true, isFollowed: false });

export function open(path: string, answers: Record<string, unknown> = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    [list]: page(),
    ...answers,
  } as StubAnswers);
  const sent = (key: string) => calls.filter((call) => call.key === key);
  return { calls, sent, ...renderApp(path) };
}

export const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
export const description = 'What happened, or what would you like to say?';
export const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
