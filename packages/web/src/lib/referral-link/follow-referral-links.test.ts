import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeIn, followReferralLinks } from './follow-referral-links.ts';
import { referralKeys } from './referral-keys.ts';

const address = () => `${window.location.pathname}${window.location.search}`;
const { pushState, replaceState } = window.history;

/** The app is opened at a path; gives the addresses that it was started at, and whether it was loaded anew. */
function open(path: string, hostname = 'localhost') {
  replaceState.call(window.history, null, '', path);
  const started: string[] = [];
  const reload = vi.fn();
  const place = {
    hostname,
    reload,
    get pathname() {
      return window.location.pathname;
    },
    get search() {
      return window.location.search;
    },
  };
  followReferralLinks(() => started.push(address()), place);
  return { started, reload };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Object.assign(window.history, { pushState, replaceState });
  window.history.replaceState(null, '', '/');
});

describe('codeIn', () => {
  it.each([
    ['?ref=LUNA7', 'LUNA7'],
    ['?a=b&ref=%20luna%207%20', 'luna 7'],
    ['?ref=%221234%22', '1234'],
    [`?ref=${'A'.repeat(90)}`, 'A'.repeat(40)],
    ['?ref=', null],
    ['?ref=%20', null],
    ['?reference=LUNA7', null],
    ['', null],
  ])('finds in %j %j', (search, code) => {
    expect(codeIn(search)).toBe(code);
  });
});

describe('followReferralLinks', () => {
  it.each(['pushState', 'replaceState'] as const)('looks at the address 100 ms after %s', (change) => {
    open('/learn');
    window.history[change]({ kept: 1 }, '', '/learn?ref=LUNA7&x=1');
    vi.advanceTimersByTime(99);
    expect(address()).toBe('/learn?ref=LUNA7&x=1');
    vi.advanceTimersByTime(1);
    expect(address()).toBe('/signup?ref=LUNA7');
    expect(window.history.state).toEqual({ kept: 1 });
    expect(localStorage.getItem('production_referral_redirect')).toBe('/signup?ref=LUNA7');
    expect(localStorage.getItem('production_referral_code')).toBe('LUNA7');
    expect(localStorage.getItem('last_referral_code')).toBe('LUNA7');
    expect(sessionStorage.getItem('production_referral_code')).toBe('LUNA7');
  });

  it('looks at it after going back', () => {
    open('/learn');
    pushState.call(window.history, null, '', '/help?ref=a%26b');
    window.dispatchEvent(new PopStateEvent('popstate'));
    vi.advanceTimersByTime(100);
    expect(address()).toBe('/signup?ref=a%26b');
  });

  it('leaves every other address alone, and the one of signing up as it is', () => {
    open('/');
    window.history.pushState(null, '', '/learn?page=2');
    vi.advanceTimersByTime(500);
    expect(address()).toBe('/learn?page=2');
    expect(localStorage.getItem(referralKeys.code)).toBeNull();
    window.history.pushState(null, '', '/signup?ref=SOL9&next=%2Fjournal');
    vi.advanceTimersByTime(500);
    expect(address()).toBe('/signup?ref=SOL9&next=%2Fjournal');
    expect(localStorage.getItem(referralKeys.code)).toBe('SOL9');
  });

  it('pushes and loads anew where the browser refuses to replace the address', () => {
    window.history.replaceState = () => {
      throw new DOMException('too many', 'SecurityError');
    };
    const { reload } = open('/learn');
    window.history.pushState(null, '', '/learn?ref=LUNA7');
    vi.advanceTimersByTime(100);
    expect(address()).toBe('/signup?ref=LUNA7');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('goes on without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(open('/?ref=LUNA7').started).toEqual(['/signup?ref=LUNA7']);
  });

  it.each([
    ['chitta.example.com', true],
    ['www.chitta.app', true],
    ['localhost', false],
    ['chitta.local', false],
    ['192.168.1.7', false],
  ])('leads on before the app is started; on %s after 100 ms: %s', (hostname, waits) => {
    const { started } = open('/learn?ref=LUNA7', hostname);
    expect(started).toHaveLength(waits ? 0 : 1);
    expect(localStorage.getItem(referralKeys.redirect)).toBe('/signup?ref=LUNA7');
    vi.advanceTimersByTime(100);
    expect(started).toEqual(['/signup?ref=LUNA7']);
  });

  it('starts the app at once where there is no code', () => {
    expect(open('/learn', 'chitta.example.com').started).toEqual(['/learn']);
  });
});
