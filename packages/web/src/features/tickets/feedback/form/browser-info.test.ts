import { describe, expect, it, vi } from 'vitest';
import { browserInfo } from './browser-info.ts';

const of = (userAgent: string, more: object = {}) =>
  browserInfo({ userAgent, maxTouchPoints: 0, language: 'es-MX', onLine: true, ...more } as Navigator);

describe('what a ticket says of the browser', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145', 'Linux'],
    [
      'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Chrome 142',
      'Android 16',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari 18.6',
      'iOS 18.6',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge 142',
      'Windows',
    ],
    ['<script>alert(1)</script>', 'Other', 'Other'],
  ])('names it and its system: %s', (userAgent, browser, system) => {
    expect(of(userAgent)).toMatchObject({ browser, system, language: 'es-MX' });
  });

  it('stays within what a ticket takes, whatever a browser says', () => {
    vi.stubGlobal('innerWidth', 0);
    vi.stubGlobal('innerHeight', 90_000.4);
    expect(of('', { language: 'a very odd language indeed' })).toMatchObject({
      language: 'en',
      width: 1,
      height: 20_000,
      isOnline: true,
    });
  });
});
