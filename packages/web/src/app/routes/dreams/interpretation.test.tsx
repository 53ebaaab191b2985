import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newDraft, patchDraft } from '#web/features/dreams/drafts/draft.ts';
import { createDraftDatabase } from '#web/features/dreams/drafts/draft-database.ts';
import { buildAnswer, buildDream, dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { stubApi } from '#web/testing/stub-api.ts';

const dream = buildDream({ translation: 'A habit follows you.' });
const user = { json: buildUser({ id: 900 }) };

describe('interpretation page', () => {
  it('shows the latest reading in the journal, in full', async () => {
    stubApi({
      'GET /api/user': user,
      'GET /api/dreams': dataAnswer({
        items: [
          { id: 13, hasReading: false },
          { id: 12, hasReading: true },
        ],
        nextCursor: null,
      }),
      ['GET /api/dreams/12' as 'GET /api/dreams/:id']: dataAnswer(dream),
    });
    renderApp('/interpretation');
    expect(await screen.findByText('A habit follows you.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open it in the journal' });
    expect(link.getAttribute('href')).toBe('/journal/12');
  });

  it('leads to writing while there is none', async () => {
    stubApi({ 'GET /api/user': user, 'GET /api/dreams': dataAnswer({ items: [], nextCursor: null }) });
    renderApp('/interpretation');
    expect(await screen.findByRole('heading', { name: 'No reading yet' })).toBeTruthy();
  });

  it('does not take a failure for an empty journal, and asks again', async () => {
    let isBroken = true;
    stubApi({
      'GET /api/user': user,
      'GET /api/dreams': () =>
        isBroken
          ? failureAnswer(503, 'server.overloaded', 'busy')
          : dataAnswer({ items: [], nextCursor: null }),
    });
    const app = renderApp('/interpretation');
    expect((await screen.findByRole('alert')).textContent).toContain('The server is busy.');
    isBroken = false;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No reading yet' })).toBeTruthy();
  });

  it('prefers the reading that is not kept yet', async () => {
    const content = 'A black dog followed me down the stairs.';
    const draft = patchDraft(newDraft(901, 0), { content, reading: { content, answer: buildAnswer() } }, 1);
    await createDraftDatabase().put(draft);
    const calls = stubApi({ 'GET /api/user': { json: buildUser({ id: 901 }) } });
    renderApp('/interpretation');
    expect(await screen.findByText('A habit follows you.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Go on with this dream' });
    expect(link.getAttribute('href')).toBe('/dream-input');
    expect(calls.map((call) => call.key)).not.toContain('GET /api/dreams');
  });
});
