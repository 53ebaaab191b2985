import type { Consultation } from '@chitta/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { rememberUser } from '#web/lib/session.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { hintSignedIn } from '#web/testing/hint-signed-in.ts';
import { stubCaches } from '#web/testing/stub-caches.ts';
import { consultationOrKept, forgetKept, listOrKept } from './kept-consultations.ts';

/** Who is signed in on this device, as far as it knows. */
function signIn(id: number | null): void {
  hintSignedIn(id !== null);
  if (id !== null) rememberUser(buildUser({ id }));
}
const of = (id: string) => ({ id, userInput: `Question ${id}` }) as unknown as Consultation;
const cutOff = () => Promise.reject<Consultation>(new TypeError('Failed to fetch'));
const look = (id: string) => consultationOrKept(id, Promise.resolve(of(id)));

describe('consultations on the device', () => {
  beforeEach(() => {
    stubCaches();
    signIn(7);
  });

  it('are as the server has them, and are kept for later', async () => {
    expect(await look('a')).toEqual(of('a'));
    expect(await consultationOrKept('a', cutOff())).toEqual({ ...of('a'), isKept: true });
  });

  it('are missing where they were never looked at', async () => {
    await look('a');
    await expect(consultationOrKept('b', cutOff())).rejects.toThrow('Failed to fetch');
  });

  it('stand in for no refusal of the server', async () => {
    await look('a');
    const gone = Object.assign(Object.create(ApiError.prototype), { status: 404 }) as ApiError;
    await expect(consultationOrKept('a', Promise.reject(gone))).rejects.toBe(gone);
  });

  it('are shown to nobody else, and to nobody who is not signed in', async () => {
    await look('a');
    for (const other of [8, null]) {
      signIn(other);
      await expect(consultationOrKept('a', cutOff())).rejects.toThrow('Failed to fetch');
    }
  });

  it('make way for newer ones, the longest not looked at first', async () => {
    for (let at = 0; at < 40; at += 1) await look(String(at));
    await look('0');
    await look('new');
    expect(await consultationOrKept('0', cutOff())).toMatchObject({ isKept: true });
    expect(await consultationOrKept('new', cutOff())).toMatchObject({ isKept: true });
    await expect(consultationOrKept('1', cutOff())).rejects.toThrow();
    expect(await consultationOrKept('2', cutOff())).toMatchObject({ isKept: true });
  });

  it('keep the list as well', async () => {
    const page = { items: [], nextCursor: null };
    await listOrKept(Promise.resolve(page));
    const kept = await listOrKept(Promise.reject(new TypeError('Failed to fetch')));
    expect(kept).toEqual({ ...page, isKept: true });
  });

  it('are gone once they were deleted', async () => {
    await look('a');
    await forgetKept('a');
    await expect(consultationOrKept('a', cutOff())).rejects.toThrow();
  });

  it('are shown also where the device keeps nothing', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('no', 'SecurityError')) });
    expect(await look('a')).toEqual(of('a'));
    await expect(consultationOrKept('a', cutOff())).rejects.toThrow('Failed to fetch');
    await expect(forgetKept('a')).resolves.toBeUndefined();
  });
});
