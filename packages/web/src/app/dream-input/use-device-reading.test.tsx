import type { SessionUser } from '@chitta/contract';
import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeviceReadingRequest } from '#web/features/journal/device-readings/device-reading-protocol.ts';
import { buildSession } from '#web/features/journal/dreams/testing/build-session.ts';
import { sessionKey } from '#web/lib/session.ts';
import { localKeys, readLocal } from '#web/lib/storage-keys.ts';
import { buildAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderQueryHook } from '#web/testing/render-part.tsx';
import { stubDeviceWorker } from '#web/testing/stub-device-worker.ts';
import { useDeviceReading } from './use-device-reading.ts';

const content = 'A black dog followed me down the stairs.';
const { translation, reading, symbols, language } = buildAnswer();
const composed = { translation, reading, symbols, language };

async function compose(user: SessionUser, answer: object | null = composed) {
  const asked = stubDeviceWorker<DeviceReadingRequest>(answer && [answer]);
  const { session, write } = await buildSession();
  const draft = await write(` ${content} `);
  const view = renderQueryHook(() => useDeviceReading({ session, user }));
  view.queryClient.setQueryData(sessionKey, user);
  let outcome = '';
  await act(async () => {
    outcome = await view.result.current.composeHere(draft);
  });
  const member = view.queryClient.getQueryData<SessionUser>(sessionKey);
  return { outcome, asked, draft, member, kept: session.getState().draft.reading };
}

describe('useDeviceReading', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('keeps the reading with the words, and the key under which the server is asked', async () => {
    const { outcome, asked, draft, kept } = await compose(buildUser({ subscriptionTier: 'premium' }));
    expect(outcome).toBe('read');
    expect(asked).toMatchObject([{ levels: ['premium'], content, memberId: 7, fallback: 'en' }]);
    expect(kept).toMatchObject({
      content,
      answer: { ...composed, composedOn: 'device', isPremiumTranslation: true, key: draft.readingKey },
    });
  });

  it('counts a free reading, also for the next start without a connection', async () => {
    const { asked, member, kept } = await compose(
      buildUser({ translationsUsed: 1, translationsResetDate: '2999-01-01' }),
    );
    expect(asked[0]?.levels).toEqual(['free']);
    expect(kept?.answer.isPremiumTranslation).toBe(false);
    expect(member?.translationsUsed).toBe(2);
    expect(JSON.parse(readLocal(localKeys.lastSession) ?? '{}').translationsUsed).toBe(2);
  });

  it('counts nothing for premium members', async () => {
    expect((await compose(buildUser({ hasUnlimitedAccess: true }))).member?.translationsUsed).toBe(0);
  });

  it('reads nothing where the allowance is used up', async () => {
    const { outcome, asked, kept } = await compose(
      buildUser({ translationsUsed: 3, translationsResetDate: '2999-01-01' }),
    );
    expect([outcome, asked, kept]).toEqual(['limit', [], null]);
  });

  it('counts nothing where the device could not read', async () => {
    const { outcome, member, kept } = await compose(buildUser(), null);
    expect([outcome, member?.translationsUsed, kept]).toEqual(['impossible', 0, null]);
  });
});
