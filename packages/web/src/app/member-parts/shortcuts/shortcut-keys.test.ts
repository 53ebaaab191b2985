import { afterEach, describe, expect, it } from 'vitest';
import { localKeys, writeLocal } from '#web/lib/storage-keys.ts';
import { focusRow, focusSearch, shortcutOf } from './shortcut-keys.ts';

function show(html: string) {
  document.body.innerHTML = html;
}
const part = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const focused = () => document.activeElement?.getAttribute('href') ?? null;

/** The shortcut of a key that is pressed somewhere. */
function press(
  key: string,
  { at = document.body as HTMLElement, ...more }: KeyboardEventInit & { at?: HTMLElement } = {},
) {
  let found: ReturnType<typeof shortcutOf> = null;
  const listen = (event: KeyboardEvent) => {
    found = shortcutOf(event);
  };
  document.addEventListener('keydown', listen);
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  document.removeEventListener('keydown', listen);
  return found;
}

afterEach(() => show(''));

describe('shortcutOf', () => {
  it.each([
    ['?', 'list'],
    ['/', 'search'],
    ['n', 'write'],
    ['j', 'next'],
    ['k', 'previous'],
    ['x', null],
    ['N', null],
    ['Enter', null],
  ])('%s is %s', (key, shortcut) => {
    expect(press(key)).toBe(shortcut);
  });

  it.each([[{ ctrlKey: true }], [{ metaKey: true }], [{ altKey: true }]])('is none with %j', (modifier) => {
    expect(press('n', modifier)).toBeNull();
  });

  it('is none while something is written, wherever that is', () => {
    show(
      `<input><textarea></textarea><select></select><p contenteditable="true"><b>x</b></p><button></button>`,
    );
    for (const selector of ['input', 'textarea', 'select', 'b'])
      expect(press('n', { at: part(selector) })).toBeNull();
    expect(press('n', { at: part('button') })).toBe('write');
  });

  it('is none behind a dialog', () => {
    show('<dialog open></dialog>');
    expect(press('n')).toBeNull();
    show('<dialog></dialog>');
    expect(press('n')).toBe('write');
  });

  it('is none for whoever has switched single keys off', () => {
    writeLocal(localKeys.shortcuts, 'off');
    expect(press('n')).toBeNull();
  });

  it('is none where another part has taken the key', () => {
    document.addEventListener('keydown', (event) => event.preventDefault(), { once: true, capture: true });
    expect(press('n')).toBeNull();
  });
});

describe('focusRow', () => {
  const rows = `<ul>${[1, 2, 3].map((row) => `<li data-row><a href="/${row}">${row}</a><button></button></li>`).join('')}<li data-row>no link</li></ul>`;

  it('goes to the first row from nowhere, and stays at the last', () => {
    show(rows);
    focusRow(1);
    expect(focused()).toBe('/1');
    for (const _ of [1, 2, 3, 4]) focusRow(1);
    expect(focused()).toBe('/3');
  });

  it('goes to the last row backwards from nowhere, and stays at the first', () => {
    show(rows);
    focusRow(-1);
    expect(focused()).toBe('/3');
    for (const _ of [1, 2, 3]) focusRow(-1);
    expect(focused()).toBe('/1');
  });

  it('goes on from a row of which another part has the focus', () => {
    show(rows);
    part('li:nth-child(2) button').focus();
    focusRow(1);
    expect(focused()).toBe('/3');
  });

  it('does nothing on a page without rows', () => {
    show('<p></p>');
    focusRow(1);
    expect(focused()).toBeNull();
  });
});

describe('focusSearch', () => {
  it('selects what stands in the page’s own search, not in that of the header', () => {
    show('<header><input type="search"></header><main><input type="search" value="snake"></main>');
    expect(focusSearch()).toBe(true);
    const field = part('main input') as HTMLInputElement;
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5]);
  });

  it('says that there is none', () => {
    show('<main></main>');
    expect(focusSearch()).toBe(false);
  });
});
