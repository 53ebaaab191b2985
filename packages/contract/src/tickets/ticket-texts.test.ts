import { describe, expect, it } from 'vitest';
import { ticketBrowserInfo, ticketDescription, ticketPageUrl, ticketUserAction } from './ticket-texts.ts';

const browser = {
  browser: 'Firefox 145',
  system: 'Linux',
  language: 'es-MX',
  width: 360,
  height: 740,
  isInstalled: false,
  isOnline: true,
};
const action = { at: '2026-11-23T08:00:00.000Z', kind: 'call', name: 'POST /api/dreams/:id', status: 503 };

describe('the page of a ticket', () => {
  it.each(['/', '/journal', '/journal/12', '/admin/tickets/4'])('may be %s', (path) => {
    expect(ticketPageUrl.safeParse(path).success).toBe(true);
  });

  it.each(['journal', '//example.org', '/reset?token=abc', '/a#b', 'https://example.org', '/a/b/c/d/e'])(
    'is not %s',
    (path) => {
      expect(ticketPageUrl.safeParse(path).success).toBe(false);
    },
  );
});

describe('the browser of a ticket', () => {
  it('is told by names, versions and sizes', () => {
    expect(ticketBrowserInfo.safeParse(browser).success).toBe(true);
  });

  it.each([{ browser: '<b>' }, { width: 0 }, { language: 'what I dreamt' }, { text: 'more' }])(
    'is not told with %j',
    (more) => {
      expect(ticketBrowserInfo.safeParse({ ...browser, ...more }).success).toBe(false);
    },
  );
});

describe('what a member did last', () => {
  it.each([
    {},
    { kind: 'page', name: '/journal/:id', status: undefined },
    { kind: 'error', name: 'typeerror' },
  ])('is told as %j', (more) => {
    expect(ticketUserAction.safeParse({ ...action, ...more }).success).toBe(true);
  });

  it.each([
    { name: 'I dreamt of my brother' },
    { name: '/journal?search=brother' },
    { name: 'OPTIONS /api' },
    { status: 600 },
    { at: 'yesterday' },
    { kind: 'key' },
  ])('is not told as %j', (more) => {
    expect(ticketUserAction.safeParse({ ...action, ...more }).success).toBe(false);
  });
});

it('has something in its description, in one form whatever wrote it', () => {
  expect(ticketDescription.safeParse(' \n ').success).toBe(false);
  expect(ticketDescription.parse(' One\r\ntwo e\u0301 ')).toBe('One\ntwo \u00e9');
});
