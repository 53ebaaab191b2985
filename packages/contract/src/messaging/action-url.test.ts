import { describe, expect, it } from 'vitest';
import { isActionUrl, isPathOfThisApp } from './action-url.ts';

describe('where an action leads', () => {
  it.each(['/oracle', '/journal?q=sea#top', '/', 'https://example.org/a?b=c', 'https://example.org'])(
    'may be %s',
    (url) => expect(isActionUrl(url)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://example.org',
    'https:/example.org',
    'https:example.org',
    'HTTPS://name:word@example.org',
    'https://name@example.org',
    '//example.org',
    '/\\example.org',
    '/\t/example.org',
    '\\\\example.org',
    'https://exa\u200Bmple.org',
    'oracle',
    '',
    'mailto:a@example.org',
    'blob:https://example.org/x',
  ])('is never %j', (url) => expect(isActionUrl(url)).toBe(false));

  it('stays in this app with a path alone', () => {
    expect(isPathOfThisApp('/oracle')).toBe(true);
    expect(isPathOfThisApp('https://example.org/oracle')).toBe(false);
    expect(isPathOfThisApp('//example.org')).toBe(false);
  });
});
