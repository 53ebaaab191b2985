import { describe, expect, it } from 'vitest';
import { pathOfPage, patternOfPage } from './page-names.ts';

describe('the pattern of a page', () => {
  it.each([
    ['/journal', '/journal'],
    ['/journal/$dreamId', '/journal/:dreamid'],
    ['/verification-required/{-$email}', '/verification-required/:email'],
    ['/subscribe/', '/subscribe'],
    ['/', '/'],
  ])('says nothing of what stands in it: %s', (fullPath, pattern) => {
    expect(patternOfPage({ fullPath })).toBe(pattern);
  });
});

describe('the address of a page', () => {
  it.each([
    ['/journal/$dreamId', { dreamId: '12' }, '/journal/12'],
    ['/learn/dictionary/$slug', { slug: 'falling-teeth' }, '/learn/dictionary/falling-teeth'],
    ['/share/oracle/$token', { token: 'aB3xK9_qW2' }, '/share/oracle'],
    ['/community/posts/$postId', { postId: 'x'.repeat(41) }, '/community/posts'],
    ['/verification-required/{-$email}', { email: 'me@example.com' }, '/verification-required'],
    ['/verification-required/{-$email}', {}, '/verification-required'],
    ['/', {}, '/'],
  ])('ends before what may be a secret: %s %o', (fullPath, params, path) => {
    expect(pathOfPage({ fullPath, params: params as Record<string, string> })).toBe(path);
  });
});
