import 'fake-indexeddb/auto';
import type { ReadDreamResponse } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { localKeys, writeLocal } from '#web/lib/storage-keys.ts';
import { rememberWriting } from '#web/lib/tried-dream/tried-dream.ts';
import { buildDream, dataAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';

const dream = 'A black dog followed me down the stairs.';
const answer: ReadDreamResponse = {
  success: true,
  message: 'ok',
  translation: 'A habit follows you.',
  symbols: [],
  isPremiumTranslation: false,
  language: 'en',
  reading: {
    engineVersion: '1',
    language: 'en',
    sentences: [{ text: 'A habit follows you.', part: 'opening', paragraph: 0, evidence: [] }],
  },
  allowance: { used: 1, limit: 3, resetDate: '2999-01-01T00:00:00.000Z' },
};
const failure = (status: number, reason: string, message: string): StubAnswer => ({
  status,
  json: { success: false, code: 'INTERNAL', reason, message },
});

let lastMember = 100;
/** Another member each time: drafts on the device belong to their member and are met again by nobody else. */
async function openEditor(
  answers: Parameters<typeof stubApi>[0],
  member: Parameters<typeof buildUser>[0] = {},
) {
  lastMember += 1;
  writeLocal(localKeys.tutorialSeen, 'true');
  const calls = stubApi({ 'GET /api/user': { json: buildUser({ id: lastMember, ...member }) }, ...answers });
  const app = renderApp('/dream-input');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your dream' });
  const pressRead = async () => app.user.click(await screen.findByRole('button', { name: 'Translate' }));
  return { ...app, calls, field, pressRead };
}

/** Says what the dream goes under, from its reading. */
async function fillDetails(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Title, night, tags' }));
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Dog');
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'stairs,');
  await user.click(screen.getByRole('button', { name: 'Done' }));
}

describe('Decode Dreams', () => {
  it('opens with the caret in the page, the counter and the allowance', async () => {
    const { field } = await openEditor({});
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByText('0/5000')).toBeTruthy();
    expect(screen.getByText('3 of 3 readings left today')).toBeTruthy();
  });

  it('stands there with a dream that was carried in, and never empty before', async () => {
    rememberWriting(dream);
    const { field } = await openEditor({});
    expect(field.value).toBe(dream);
  });

  it.each([
    ['', 'Empty Dream. Please enter your dream before translating.'],
    ['A dog', 'Please provide at least 20 characters for accurate interpretation. 15 more characters.'],
  ])('refuses %j beside the counter, without asking the server', async (text, told) => {
    const { field, user, pressRead, calls } = await openEditor({});
    if (text) await user.type(field, text);
    await pressRead();
    expect(screen.getByRole('alert').textContent).toBe(told);
    expect(currentToast.get()).toBeNull();
    expect(calls.map((call) => call.key)).not.toContain('POST /api/translate-dream');
    await user.type(field, ' that followed me down the stairs');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('reads the dream at an address of its own, and counts the allowance down', async () => {
    const { field, user, router } = await openEditor({ 'POST /api/translate-dream': { json: answer } });
    await user.type(field, dream);
    await user.keyboard('{Control>}{Enter}{/Control}');
    const heading = await screen.findByRole('heading', { name: 'Your reading' });
    expect(router.state.location.pathname).toBe('/interpretation');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Reading · Chitta');
    expect(screen.getByText('A habit follows you.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to the dream' }));
    expect(await screen.findByText('2 of 3 readings left today')).toBeTruthy();
  });

  it('loses nothing on the way back and forth', async () => {
    const { field, user, router, calls } = await openEditor({
      'POST /api/translate-dream': { json: answer },
    });
    await user.type(field, dream);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('heading', { name: 'Your reading' });
    await fillDetails(user);
    router.history.back();
    const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your dream' });
    expect(again.value).toBe(dream);
    router.history.forward();
    await screen.findByRole('heading', { name: 'Your reading' });
    await user.click(screen.getByRole('button', { name: 'Title, night, tags' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Dog');
    expect(screen.getByRole('button', { name: 'Remove the tag stairs' })).toBeTruthy();
    router.history.back();
    // The words were read already: nothing is asked, nothing is counted.
    await user.click(await screen.findByRole('button', { name: 'Translate' }));
    await screen.findByRole('heading', { name: 'Your reading' });
    expect(calls.filter(({ key }) => key === 'POST /api/translate-dream')).toHaveLength(1);
  });

  it('saves for tomorrow where no reading is left, and says nothing twice', async () => {
    const usedUp = { translationsUsed: 3, translationsResetDate: '2999-01-01T00:00:00.000Z' };
    const { field, user, router, calls } = await openEditor(
      {
        'POST /api/dreams': dataAnswer(buildDream()),
        ['GET /api/dreams/12' as 'GET /api/dreams/:id']: dataAnswer(buildDream()),
      },
      usedUp,
    );
    await user.type(field, dream);
    expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
    expect(screen.getByText(/^0 of 3 left\. Next reading (?:on|at) /)).toBeTruthy();
    const premium = screen.getByRole('link', { name: 'See what premium costs' });
    expect(premium.getAttribute('href')).toBe('/subscribe');
    await user.click(screen.getByRole('button', { name: 'Save for tomorrow' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/journal/12'));
    expect(calls.map((call) => call.key)).not.toContain('POST /api/translate-dream');
    expect(screen.queryByText('Translation Failed')).toBeNull();
  });

  it('says when the server knows that the allowance is used up', async () => {
    const limit = failure(403, 'translations.limit_reached', 'none left');
    const { field, user, pressRead } = await openEditor({ 'POST /api/translate-dream': limit });
    await user.type(field, dream);
    await pressRead();
    expect(await screen.findByRole('heading', { name: 'Free tier limit reached' })).toBeTruthy();
    expect(currentToast.get()).toMatchObject({
      title: 'Translation Failed',
      description: "You've reached your free translations limit. Upgrade to premium or try again tomorrow.",
    });
  });

  it('tries again under the same key, so that a lost answer is not charged twice', async () => {
    let attempts = 0;
    const { field, user, pressRead, calls } = await openEditor({
      'POST /api/translate-dream': () => {
        attempts += 1;
        return attempts === 1 ? 'network-failure' : { json: answer };
      },
    });
    await user.type(field, dream);
    await pressRead();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Your reading' })).toBeTruthy();
    const keys = calls
      .filter((call) => call.key === 'POST /api/translate-dream')
      .map((call) => call.headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('keeps the words when a save fails, and says so', async () => {
    const { field, user } = await openEditor({
      'POST /api/dreams': failure(500, 'server.unexpected', 'An unexpected error occurred'),
    });
    await user.type(field, dream);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(currentToast.get()?.title).toBe('Save Failed'));
    expect(field.value).toBe(dream);
  });

  it('keeps a dream whole without a connection, and lets it stand in the journal', async () => {
    const { field, user, router } = await openEditor({
      'POST /api/translate-dream': { json: answer },
      'POST /api/dreams': 'network-failure',
      'GET /api/dreams': 'network-failure',
      'GET /api/dreams/on-this-day': 'network-failure',
      'GET /api/dreams/facets': 'network-failure',
      'GET /api/follow-ups': 'network-failure',
    });
    await user.type(field, dream);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('heading', { name: 'Your reading' });
    await fillDetails(user);
    await user.click(screen.getByRole('button', { name: 'Save to journal' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/journal'));
    expect(currentToast.get()?.title).toBe('Kept on this device');
    const section = await screen.findByRole('region', { name: 'Waiting to be saved' });
    expect(within(section).getByRole('heading', { name: 'Dog' })).toBeTruthy();
    expect(within(section).getByText('A habit follows you.')).toBeTruthy();
    await user.click(within(section).getByRole('button', { name: 'Edit' }));
    const again = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your dream' });
    expect(again.value).toBe(dream);
    router.history.back();
    await screen.findByRole('heading', { name: 'Journal' });
    expect(screen.queryByRole('region', { name: 'Waiting to be saved' })).toBeNull();
  });

  it('stays on the page when the session has ended, and leads to signing in again', async () => {
    const { field, user, router } = await openEditor({
      'POST /api/dreams': failure(401, 'accounts.signed_out', 'Please sign in.'),
    });
    await user.type(field, dream);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(currentToast.get()?.title).toBe('Authentication Required'));
    expect(field.value).toBe(dream);
    await user.click(screen.getByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});
