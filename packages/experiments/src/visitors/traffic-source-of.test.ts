import { expect, it } from 'vitest';
import { trafficSourceOf } from './traffic-source-of.ts';

it.each([
  [null, null, null, 'direct'],
  ['www.google.co.uk', null, null, 'search'],
  ['duckduckgo.com', null, null, 'search'],
  ['m.facebook.com', null, null, 'social'],
  ['t.co', null, null, 'social'],
  ['x.com', null, null, 'social'],
  ['blog.example.org', null, null, 'referral'],
  ['notgoogle.com', null, null, 'referral'],
  ['www.google.com', 'google', 'cpc', 'paid'],
  ['mail.example.org', 'newsletter', null, 'email'],
  [null, 'spring', 'Email', 'email'],
  ['www.google.com', 'reddit', null, 'social'],
  [null, 'friends', 'social', 'social'],
  [null, 'poster', null, 'referral'],
] as const)('from %s with %s, %s: %s', (referrer, utmSource, utmMedium, source) => {
  expect(trafficSourceOf({ referrer, utmSource, utmMedium })).toBe(source);
});
