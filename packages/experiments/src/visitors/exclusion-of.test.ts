import { expect, it } from 'vitest';
import { exclusionOf } from './exclusion-of.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const person = { userAgent: firefox, isStaff: false };

it.each([
  firefox,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
])('lets a person take part: %s', (userAgent) => {
  const known = exclusionOf({ userAgent, isStaff: false, doNotTrack: '0', globalPrivacyControl: '0' });
  expect(known).toBeNull();
});

it.each([
  undefined,
  '',
  'curl/8.14.1',
  'python-requests/2.32',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/142 Mobile Safari/537.36 Chrome-Lighthouse',
  'facebookexternalhit/1.1',
  `Mozilla/5.0 ${'x'.repeat(300)} crawler`,
])('leaves a program out: %s', (userAgent) => {
  expect(exclusionOf({ ...person, userAgent })).toBe('bot');
});

it('leaves out what nobody has asked for yet, staff, and who asks not to be counted', () => {
  expect(exclusionOf({ ...person, purpose: 'prefetch;prerender' })).toBe('bot');
  expect(exclusionOf({ ...person, isStaff: true })).toBe('staff');
  expect(exclusionOf({ ...person, doNotTrack: '1' })).toBe('privacy_signal');
  expect(exclusionOf({ ...person, isStaff: true, globalPrivacyControl: '1' })).toBe('privacy_signal');
});
