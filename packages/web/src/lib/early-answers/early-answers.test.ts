import { afterEach, describe, expect, it } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { hintSignedIn } from '#web/testing/hint-signed-in.ts';
import { signedOut, stubApi } from '#web/testing/stub-api.ts';
import { api } from '../api-client.ts';
import { clearSigningOut, markSigningOut } from '../signing-out/signing-out-mark.ts';
import { askEarly, forgetEarlyAnswers, peekAnswer, takeEarlyAnswer } from './early-answers.ts';

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
    expect(askEarly(at('/journal'))).toBe('/journal');
    expect(calls.map(({ key }) => key)).toEqual(Object.keys(answers));
    expect(calls[0]?.headers.get('cache-control')).toContain('no-store');
  });

  it('asks nothing beside that of a page of another kind, or of a part of the journal', () => {
    const calls = stubApi(answers);
    expect(askEarly(at('/help'))).toBe('');
    forgetEarlyAnswers();
    expect(askEarly(at('/journal', '?q=dog'))).toBe('');
    expect(calls.map(({ key }) => key)).toEqual(['GET /api/user', 'GET /api/user']);
  });

  it('asks for the last reading in one call', () => {
    const calls = stubApi({
      ...answers,
      'GET /api/dreams/latest-reading': { json: { success: true, data: { dream: null } } },
    });
    expect(askEarly(at('/interpretation/'))).toBe('/interpretation');
    expect(calls.map(({ key }) => key)).toEqual(['GET /api/user', 'GET /api/dreams/latest-reading']);
  });

  it('asks for nothing that the page has brought, and takes it out of the page', async () => {
    const brought = { '/api/user': buildUser({ id: 7 }), '/api/dreams': dreams.json };
    const text = JSON.stringify(brought).replaceAll('<', '\\u003c');
    document.body.innerHTML = `<script type="application/json" id="first-answers">${text}</script>`;
    const calls = stubApi(answers);
    askEarly(at('/journal'));
    expect(calls.map(({ key }) => key)).toEqual(['GET /api/follow-ups', 'GET /api/dreams/on-this-day']);
    expect(document.getElementById('first-answers')).toBeNull();
    const peeked = await peekAnswer('/api/dreams');
    expect(await peeked?.clone().json()).toEqual(dreams.json);
    expect(await api('GET /api/dreams')).toEqual(dreams.json.data);
    expect(await api('GET /api/user')).toEqual(brought['/api/user']);
    expect(calls).toHaveLength(2);
    expect(peekAnswer('/api/dreams')).toBeUndefined();
  });

  it('asks nothing for a visitor, nor while the member signs out', () => {
    const calls = stubApi(answers);
    markSigningOut();
    expect(askEarly(at('/journal'))).toBeUndefined();
    clearSigningOut();
    hintSignedIn(false);
    expect(askEarly(at('/journal'))).toBeUndefined();
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
    askEarly(at('/journal'));
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
