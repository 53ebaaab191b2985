import { describe, expect, it } from 'vitest';
import { currentTab } from './current-tab.ts';

describe('currentTab', () => {
  it.each([
    ['/dream-input', {}, 'write'],
    ['/interpretation', {}, 'write'],
    ['/journal', {}, 'journal'],
    ['/journal', { view: 'calendar' }, 'journal'],
    ['/journal', { view: 'sky' }, 'sky'],
    ['/journal/12', {}, 'journal'],
    ['/account/security', {}, 'you'],
    ['/insights/symbols/house', {}, 'sky'],
    ['/premium-insights', {}, 'sky'],
    ['/oracle', {}, 'oracle'],
    ['/oracle-history/abc', {}, 'oracle'],
    ['/oracles', {}, null],
    ['/journals', {}, null],
    ['/learn', {}, null],
  ])('%s %j belongs to %s', (pathname, search, tab) => {
    expect(currentTab(pathname, search)).toBe(tab);
  });
});
