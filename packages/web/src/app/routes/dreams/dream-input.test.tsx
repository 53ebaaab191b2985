import 'fake-indexeddb/auto';
import type { TranslateDreamResponse } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { localKeys, writeLocal } from '#web/lib/storage-keys.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';

const dream = 'A black dog followed me down the stairs.';
const answer: TranslateDreamResponse = {
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
async function openEditor(answers: Parameters<typeof stubApi>[0]) {
  lastMember += 1;
  // The tutorial would open while the test is typing, and take the keys.
  writeLocal(localKeys.tutorialSeen, 'true');
  const calls = stubApi({ 'GET /api/user': { json: buildUser({ id: lastMember }) }, ...answers });
  const app = renderApp('/dream-input');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your dream' });
  const translate = async () => app.user.click(await screen.findByRole('button', { name: 'Translate' }));
  return { ...app, calls, field, translate };
}

describe('Decode Dreams', () => {
  it('opens with the caret in the page, the counter and the allowance', async () => {
    const { field } = await openEditor({});
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByText('0/5000')).toBeTruthy();
    expect(screen.getByText('3 of 3 readings left today')).toBeTruthy();
  });

  it.each([
    ['', 'Empty Dream', 'Please enter your dream before translating.'],
    ['A dog', 'Dream Too Short', 'Please provide at least 20 characters for accurate interpretation.'],
  ])('refuses %j without asking the server', async (text, title, description) => {
    const { field, user, translate, calls } = await openEditor({});
    if (text) await user.type(field, text);
    await translate();
    expect(currentToast.get()).toMatchObject({ title, description });
    expect(calls.map((call) => call.key)).not.toContain('POST /api/translate-dream');
  });

  it('reads the dream and counts the allowance down', async () => {
    const { field, user } = await openEditor({ 'POST /api/translate-dream': { json: answer } });
    await user.type(field, dream);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('heading', { name: 'Your reading' })).toBeTruthy();
    expect(screen.getByText('A habit follows you.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to the dream' }));
    expect(await screen.findByText('2 of 3 readings left today')).toBeTruthy();
  });

  it('says when the allowance is used up', async () => {
    const limit = failure(403, 'translations.limit_reached', 'none left');
    const { field, user, translate } = await openEditor({ 'POST /api/translate-dream': limit });
    await user.type(field, dream);
    await translate();
    expect(await screen.findByRole('heading', { name: 'Free tier limit reached' })).toBeTruthy();
    expect(currentToast.get()).toMatchObject({
      title: 'Translation Failed',
      description: "You've reached your free translations limit. Upgrade to premium or try again tomorrow.",
    });
  });

  it('tries again under the same key, so that a lost answer is not charged twice', async () => {
    let attempts = 0;
    const { field, user, translate, calls } = await openEditor({
      'POST /api/translate-dream': () => {
        attempts += 1;
        return attempts === 1 ? 'network-failure' : { json: answer };
      },
    });
    await user.type(field, dream);
    await translate();
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
