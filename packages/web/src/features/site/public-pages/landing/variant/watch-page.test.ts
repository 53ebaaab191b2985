import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TypedEvent } from './visit.ts';
import { elementAt, watchPage } from './watch-page.ts';

let now: number;
let isHidden: boolean;
let notes: TypedEvent[];
const visit = {
  note: (event: TypedEvent) => void notes.push(event),
  send: vi.fn<() => void>(),
  expose: vi.fn<() => void>(),
};

beforeEach(() => {
  [now, isHidden, notes] = [0, false, []];
  visit.send.mockClear();
  visit.expose.mockClear();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000);
  window.innerHeight = 800;
  document.body.innerHTML = `
    <fieldset><button class="language-choice">ES</button></fieldset>
    <form class="paper"><textarea></textarea><button type="button"><span>Read</span></button></form>
    <div class="tried-next"><a class="button-primary" href="/signup">Keep</a></div>
    <section class="landing-row"><a href="/learn/dictionary">How</a><p>Row</p></section>
    <a href="/login">In</a><a href="/signup">Up</a><a href="/help">Help</a>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const watch = () => watchPage(visit, () => now);
const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};
const hide = (wanted: boolean) => {
  isHidden = wanted;
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('elementAt', () => {
  it.each([
    ['.language-choice', 'language'],
    ['textarea', 'paper'],
    ['.paper span', 'read'],
    ['.tried-next a', 'keep'],
    ['.landing-row a', 'learn'],
    ['.landing-row p', 'row'],
    ['a[href="/login"]', 'sign_in'],
    ['body > a[href="/signup"]', 'sign_up'],
    ['a[href="/help"]', null],
  ])('%s is %s', (selector, element) => {
    expect(elementAt(document.querySelector(selector))).toBe(element);
  });
});

describe('watchPage', () => {
  it('tells of what is pressed and written, without any words', () => {
    const stop = watch();
    const field = document.querySelector('textarea') as HTMLTextAreaElement;
    field.value = 'My secret dream';
    for (let key = 0; key < 3; key++) field.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
    document.querySelector<HTMLElement>('.landing-row p')?.click();
    document.body.click();
    expect(notes).toEqual([{ type: 'write' }, { type: 'read' }, { type: 'click', element: 'row' }]);
    stop();
    expect(JSON.stringify(notes)).not.toContain('secret');
  });

  it('tells how far the page was seen, each part once', () => {
    const stop = watch();
    for (const y of [100, 250, 300, 1300, 100, 3200]) scrollTo(y);
    expect(notes.map(({ scrollDepth }) => scrollDepth)).toEqual([26, 53, 100]);
    stop();
    expect(notes.at(-1)).toMatchObject({ type: 'leave', scrollDepth: 100 });
  });

  it('counts the seconds in which it was seen, and sends when it is left', () => {
    const stop = watch();
    now = 4000;
    hide(true);
    expect(notes.at(-1)).toMatchObject({ type: 'leave', timeOnPage: 4 });
    expect(visit.send).toHaveBeenCalledTimes(1);
    now = 64_000;
    hide(false);
    now = 66_000;
    stop();
    expect(notes.at(-1)).toMatchObject({ type: 'leave', timeOnPage: 6 });
    document.querySelector<HTMLElement>('.landing-row p')?.click();
    expect(notes.at(-1)?.type).toBe('leave');
  });

  it('counts nobody who has not seen the page', () => {
    isHidden = true;
    const stop = watch();
    expect(visit.expose).not.toHaveBeenCalled();
    hide(false);
    expect(visit.expose).toHaveBeenCalledTimes(1);
    stop();
  });

  it('sends from time to time what was noted', () => {
    vi.useFakeTimers();
    const stop = watch();
    vi.advanceTimersByTime(31_000);
    expect(visit.send).toHaveBeenCalledTimes(2);
    stop();
    vi.useRealTimers();
  });
});
