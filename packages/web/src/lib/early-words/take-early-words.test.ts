import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberUser } from '#web/lib/session.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { earlyField } from './early-field.ts';
import { keepEarlyWords } from './keep-early-words.ts';
import { hasEarlyWords, leftEarlyWords, takeEarlyWords } from './take-early-words.ts';

const place = 'dream-input';

function openPage() {
  document.documentElement.dataset.start = place;
  document.body.innerHTML = `<div class="early" lang="en"><textarea data-early-words="${place}"></textarea></div>`;
  keepEarlyWords();
}

function type(text: string) {
  const field = earlyField();
  if (!field) throw new Error('There is no field');
  field.value = text;
  field.setSelectionRange(2, 5);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

beforeEach(() => {
  rememberUser(buildUser({ id: 7 }));
  openPage();
});
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.start;
  document.body.innerHTML = '';
});

describe('takeEarlyWords', () => {
  it('takes text and caret over, and the page away', () => {
    type('A black dog');
    expect(hasEarlyWords(place)).toBe(true);
    const early = takeEarlyWords(place, 7);
    expect(early).toMatchObject({ text: 'A black dog', before: null, caret: { start: 2, end: 5 } });
    expect(document.querySelector('.early')).toBeNull();
    expect(hasEarlyWords(place)).toBe(true);
    early?.forget();
    expect(hasEarlyWords(place)).toBe(false);
  });

  it('finds the words also where the page went elsewhere first, to signing in say', () => {
    type('A black dog');
    document.body.innerHTML = '';
    expect(takeEarlyWords(place, 7)).toMatchObject({ text: 'A black dog', caret: null });
  });

  it('gives nobody the words of another member', () => {
    type('A black dog');
    expect(takeEarlyWords(place, 8)).toBeNull();
    expect(takeEarlyWords(place, 7)).toMatchObject({ text: 'A black dog' });
  });
});

describe('leftEarlyWords', () => {
  it('are those of tabs that were closed before the app ran', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    type('A black dog');
    expect(leftEarlyWords(place, 7, 2_000_000)).toEqual([]);
    sessionStorage.clear();
    expect(leftEarlyWords(place, 7, 1_030_000)).toEqual([]);
    expect(leftEarlyWords(place, 8, 2_000_000)).toEqual([]);
    const [left] = leftEarlyWords(place, 7, 2_000_000);
    expect(left).toMatchObject({ text: 'A black dog', at: 1_000_000 });
    left?.forget();
    expect(leftEarlyWords(place, 7, 2_000_000)).toEqual([]);
  });
});
