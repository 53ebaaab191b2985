import { afterEach, describe, expect, it, vi } from 'vitest';
import { hintSignedIn } from '#web/testing/hint-signed-in.ts';
import { signedOut, stubApi } from '#web/testing/stub-api.ts';
import { api } from '../api-client.ts';
import { clearSigningOut, markSigningOut } from '../signing-out/signing-out-mark.ts';
import { askEarly, forgetEarlyAnswers, takeEarlyAnswer } from './early-answers.ts';

const dreams = { json: { success: true, data: { items: [], nextCursor: null } } };
const answers = {
  'GET /api/user': signedOut,
  'GET /api/dreams': dreams,
  'GET /api/follow-ups': { json: { success: true, data: { due: null } } },
  'GET /api/dreams/on-this-day': { json: { success: true, data: [] } },
} as const;
const at = (pathname: string, search = '') => ({ pathname, search });

afterEach(() => {
  forgetEarlyAnswers();
  clearSigningOut();
});

describe('askEarly', () => {
  it('asks at once who is there and what the page begins with', () => {
    const calls = stubApi(answers);
    expect(askEarly(at('/journal'))).toBe(true);
    expect(calls.map(({ key }) => key)).toEqual(Object.keys(answers));
    expect(calls[0]?.headers.get('cache-control')).toContain('no-store');
  });

  it('asks nothing beside that of a page of another kind, or of a part of the journal', () => {
    const calls = stubApi(answers);
    askEarly(at('/help'));
    askEarly(at('/journal', '?q=dog'));
    expect(calls.map(({ key }) => key)).toEqual(['GET /api/user', 'GET /api/user']);
  });

  it('asks for the dream whose reading is shown last, once it is known which', async () => {
    const items = [
      { id: 3, hasReading: false },
      { id: 2, hasReading: true },
    ];
    const list = { json: { success: true, data: { items, nextCursor: null } } };
    const calls = stubApi({
      ...answers,
      'GET /api/dreams': list,
      'GET /api/dreams/2': { json: {} },
    } as Parameters<typeof stubApi>[0]);
    askEarly(at('/interpretation/'));
    await vi.waitFor(() => expect(calls.at(-1)?.key).toBe('GET /api/dreams/2'));
    // The list itself can still be read.
    expect(await api('GET /api/dreams')).toEqual(list.json.data);
  });

  it('asks nothing for a visitor, nor while the member signs out', () => {
    const calls = stubApi(answers);
    markSigningOut();
    expect(askEarly(at('/journal'))).toBe(false);
    clearSigningOut();
    hintSignedIn(false);
    expect(askEarly(at('/journal'))).toBe(false);
    expect(calls).toEqual([]);
  });
});

describe('an early answer', () => {
  it('is what the app is given, once', async () => {
    const calls = stubApi(answers);
    askEarly(at('/journal'));
    const before = calls.length;
    expect(await api('GET /api/dreams')).toEqual(dreams.json.data);
    expect(calls).toHaveLength(before);
    expect(await api('GET /api/dreams')).toEqual(dreams.json.data);
    expect(calls).toHaveLength(before + 1);
  });

  it('that did not come is asked for again', async () => {
    stubApi({ ...answers, 'GET /api/dreams': 'network-failure' });
    askEarly(at('/interpretation'));
    const calls = stubApi(answers);
    expect(await api('GET /api/dreams')).toEqual(dreams.json.data);
    expect(calls.map(({ key }) => key)).toEqual(['GET /api/dreams']);
  });

  it('is not given to who asks for something else', async () => {
    const calls = stubApi(answers);
    askEarly(at('/journal'));
    const before = calls.length;
    await api('GET /api/dreams', { query: { limit: 3 } });
    expect(calls.slice(before).map(({ url }) => url)).toEqual(['/api/dreams?limit=3']);
  });

  it('that nobody took is forgotten', () => {
    stubApi(answers);
    askEarly(at('/journal'));
    forgetEarlyAnswers();
    expect(takeEarlyAnswer('/api/dreams')).toBeUndefined();
  });
});
