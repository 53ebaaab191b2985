import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newDraft, patchDraft } from '#web/features/journal/dreams/drafts/draft.ts';
import { createDraftDatabase } from '#web/features/journal/dreams/drafts/draft-database.ts';
import { buildAnswer, buildDream, dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';

const dream = buildDream({ translation: 'A habit follows you.' });
const user = { json: buildUser({ id: 900 }) };

describe('interpretation page', () => {
  it('shows the latest reading in the journal, in full', async () => {
    stubApi({
      'GET /api/user': user,
      'GET /api/dreams/latest-reading': dataAnswer({ dream }),
    });
    renderApp('/interpretation');
    expect(await screen.findByText('A habit follows you.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open it in the journal' });
    expect(link.getAttribute('href')).toBe('/journal/12');
  });

  it('leads to writing while there is none', async () => {
    stubApi({ 'GET /api/user': user, 'GET /api/dreams/latest-reading': dataAnswer({ dream: null }) });
    renderApp('/interpretation');
    expect(await screen.findByRole('heading', { name: 'No reading yet' })).toBeTruthy();
  });

  it('does not take a failure for an empty journal, and asks again', async () => {
    let isBroken = true;
    stubApi({
      'GET /api/user': user,
      'GET /api/dreams/latest-reading': () =>
        isBroken ? failureAnswer(503, 'server.overloaded', 'busy') : dataAnswer({ dream: null }),
    });
    const app = renderApp('/interpretation');
    expect((await screen.findByRole('alert')).textContent).toContain('The server is busy.');
    isBroken = false;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No reading yet' })).toBeTruthy();
  });

  const content = 'A black dog followed me down the stairs.';
  const reading = { content, answer: buildAnswer() };

  it('takes up the reading that a closed tab has left unsaved, with all that belongs to it', async () => {
    const patch = { content, title: 'Dog', tags: ['stairs'], reading };
    await createDraftDatabase().put(patchDraft(newDraft(901, 0), patch, 1));
    const calls = stubApi({
      'GET /api/user': { json: buildUser({ id: 901 }) },
      'POST /api/dreams': dataAnswer(dream),
      ['GET /api/dreams/12' as 'GET /api/dreams/:id']: dataAnswer(dream),
    });
    const { user: person, router } = renderApp('/interpretation');
    expect(await screen.findByRole('heading', { name: 'Your reading' })).toBeTruthy();
    expect(screen.getByText('Dog', { selector: '.reading-foot-title' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Save to journal' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/journal/12'));
    const { body } = calls.find(({ key }) => key === 'POST /api/dreams') ?? {};
    expect(body).toMatchObject({ content, title: 'Dog', tags: ['stairs'] });
    expect(await createDraftDatabase().list(901)).toEqual([]);
  });

  it('shows the last reading of words that have changed since, and leads back to them', async () => {
    const changed = patchDraft(newDraft(902, 0), { content: `${content} I woke.`, reading }, 1);
    await createDraftDatabase().put(changed);
    stubApi({ 'GET /api/user': { json: buildUser({ id: 902 }) } });
    const { user: person } = renderApp('/interpretation');
    expect(await screen.findByText('A habit follows you.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Continue with this dream' }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your dream' });
    await waitFor(() => expect(field.value).toBe(`${content} I woke.`));
  });

  it('goes back to an empty page when it is put away, and brings it back', async () => {
    await createDraftDatabase().put(patchDraft(newDraft(903, 0), { content, reading }, 1));
    stubApi({ 'GET /api/user': { json: buildUser({ id: 903 }) } });
    const { user: person, router } = renderApp('/interpretation');
    await person.click(await screen.findByRole('button', { name: 'Start over', hidden: true }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dream-input'));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your dream' });
    await waitFor(() => expect(field.value).toBe(''));
    await waitFor(() => expect(currentToast.get()?.action?.label).toBe('Undo'));
    await act(async () => currentToast.get()?.action?.onClick());
    await waitFor(() => expect(field.value).toBe(content));
  });

  it('asks to sign in where the session has ended, and keeps the reading on the page', async () => {
    await createDraftDatabase().put(patchDraft(newDraft(904, 0), { content, reading }, 1));
    stubApi({
      'GET /api/user': { json: buildUser({ id: 904 }) },
      'POST /api/dreams': failureAnswer(401, 'accounts.signed_out', 'Please sign in.'),
    });
    const { user: person } = renderApp('/interpretation');
    await person.click(await screen.findByRole('button', { name: 'Save to journal' }));
    expect(await screen.findByRole('button', { name: 'Sign in again' })).toBeTruthy();
    expect(screen.getByText('A habit follows you.')).toBeTruthy();
  });
});
