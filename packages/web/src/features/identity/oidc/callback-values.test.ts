import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { callbackValuesIn, useCallbackValues } from './callback-values.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

describe('callbackValuesIn', () => {
  it.each([
    ['?state=a&code=b&iss=https%3A%2F%2Fid.example', { state: 'a', code: 'b', iss: 'https://id.example' }],
    ['?state=a&error=access_denied', { state: 'a', error: 'access_denied' }],
    ['?state=a&code=&error_description=words&session_state=x', { state: 'a' }],
    ['?code=b', null],
    ['?state=&code=b', null],
    ['', null],
  ])('reads %j', (search, values) => {
    expect(callbackValuesIn(search)).toEqual(values);
  });
});

describe('useCallbackValues', () => {
  it('takes the answer out of the address, and keeps it for the page', () => {
    window.history.replaceState({ place: 4 }, '', '/callback?state=a&code=b');
    const { result, rerender } = renderHook(useCallbackValues);
    expect(window.location.href).toMatch(/\/callback$/);
    expect(window.history.state).toEqual({ place: 4 });
    rerender();
    expect(result.current).toEqual({ state: 'a', code: 'b' });
  });

  it('leaves every other address as it is', () => {
    window.history.replaceState(null, '', '/callback?ref=LUNA7');
    const { result } = renderHook(useCallbackValues);
    expect(result.current).toBeNull();
    expect(window.location.search).toBe('?ref=LUNA7');
  });
});
