import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureAnswer } from '#web/testing/build-dream.ts';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { afterSigningOut, endServerSession, endServerSessionOnLeaving } from './end-server-session.ts';
import * as mark from './signing-out-mark.ts';

const logout = 'POST /api/auth/logout';
const done: StubAnswer = { json: { success: true } };

beforeEach(() => mark.markSigningOut());
afterEach(() => {
  mark.clearSigningOut();
  vi.restoreAllMocks();
});

describe('endServerSession', () => {
  it('is over once the server says so', async () => {
    const calls = stubApi({ [logout]: done });
    await endServerSession();
    expect(calls[0]?.url).toBe('/api/auth/logout?ifSigningOut=true');
    expect(mark.isSigningOut()).toBe(false);
  });

  it('is one attempt for all who ask at the same time', async () => {
    const calls = stubApi({ [logout]: done });
    await Promise.all([endServerSession(), endServerSession(), afterSigningOut()]);
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['there is no answer', 'network-failure' as const],
    ['the server fails', failureAnswer(500, 'internal', 'Something went wrong.')],
  ])('goes on being under way where %s, and can be tried again', async (_, answer) => {
    let isDown = true;
    const calls = stubApi({ [logout]: () => (isDown ? answer : done) });
    await expect(endServerSession()).rejects.toThrow();
    expect(mark.isSigningOut()).toBe(true);
    await expect(afterSigningOut()).resolves.toBeUndefined();
    isDown = false;
    await endServerSession();
    expect(calls).toHaveLength(2);
    expect(mark.isSigningOut()).toBe(false);
  });
});

describe('a page that is being left', () => {
  it('sends without waiting, only while somebody is signing out', () => {
    const sendBeacon = vi.fn();
    vi.stubGlobal('navigator', { sendBeacon });
    endServerSessionOnLeaving();
    expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('/api/auth/logout?ifSigningOut=true');
    mark.clearSigningOut();
    endServerSessionOnLeaving();
    expect(sendBeacon).toHaveBeenCalledOnce();
  });
});
