import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rememberUser } from '#web/lib/session.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { earlyField } from './early-field.ts';
import { earlyKey, readEarlyRecord, writeWordsOfTab } from './early-record.ts';
import { keepEarlyWords } from './keep-early-words.ts';

const place = 'dream-input';
const root = document.documentElement;

/** The page as the server sends it, in both languages. */
function openPage(start = place) {
  root.dataset.start = start;
  document.body.innerHTML = ['en', 'es']
    .map(
      (lang) => `<div class="early" lang="${lang}"><textarea data-early-words="${place}"></textarea></div>`,
    )
    .join('');
}

function type(text: string) {
  const field = earlyField();
  if (!field) throw new Error('There is no field');
  field.value += text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return field;
}

beforeEach(() => {
  rememberUser(buildUser({ id: 7 }));
  openPage();
});
afterEach(() => {
  root.lang = 'en';
  delete root.dataset.start;
  document.body.innerHTML = '';
});

describe('keepEarlyWords', () => {
  it.each(['en', 'es'])(
    'gives the caret to the field in %s, and writes down every key at once',
    (language) => {
      root.lang = language;
      keepEarlyWords();
      const field = type('A black dog');
      expect(document.activeElement).toBe(field);
      expect(field.closest('[lang]')?.getAttribute('lang')).toBe(language);
      expect(readEarlyRecord(earlyKey(place))).toMatchObject({
        memberId: 7,
        text: 'A black dog',
        before: null,
      });
    },
  );

  it('has the words again after a reload, with the caret behind them', () => {
    keepEarlyWords();
    type('A black dog');
    openPage();
    keepEarlyWords();
    expect(earlyField()).toMatchObject({ value: 'A black dog', selectionStart: 11 });
    type(' ran');
    expect(readEarlyRecord(earlyKey(place))?.text).toBe('A black dog ran');
  });

  it('keeps what was typed while the script was on its way, behind what stood there', () => {
    writeWordsOfTab({ memberId: 7, text: 'A black dog.' });
    const field = earlyField();
    if (field) field.value = 'It ran';
    keepEarlyWords();
    expect(field?.value).toBe('A black dog.\nIt ran');
    expect(readEarlyRecord(earlyKey(place))?.text).toBe('A black dog.\nIt ran');
  });

  it('begins with what this tab had under the caret, and with nothing of another member', () => {
    writeWordsOfTab({ memberId: 7, text: 'A black dog' });
    keepEarlyWords();
    expect(earlyField()?.value).toBe('A black dog');
    expect(readEarlyRecord(earlyKey(place))).toBeNull();
    rememberUser(buildUser({ id: 8 }));
    openPage();
    keepEarlyWords();
    expect(earlyField()?.value).toBe('');
  });

  it('leaves every other page alone', () => {
    openPage('app');
    root.dataset.start = 'app';
    keepEarlyWords();
    expect(document.activeElement).toBe(document.body);
  });

  it('takes words where the browser keeps nothing', () => {
    const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    keepEarlyWords();
    expect(type('A dog').value).toBe('A dog');
    if (storage) Object.defineProperty(globalThis, 'localStorage', storage);
  });
});
