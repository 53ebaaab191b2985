import { expect, it } from 'vitest';
import { browserKind } from './browser-kind.ts';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/150.0.0.0 Safari/537.36`, 'chrome', 'other'],
  [`Mozilla/5.0 (Windows NT 10.0) ${blink} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`, 'edge', 'other'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/150.0.0.0 Mobile Safari/537.36`, 'chrome', 'android'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/150.0 Mobile Safari/537.36 EdgA/150.0`,
    'edge',
    'android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${blink} SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
    'samsung',
    'android',
  ],
  ['Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'firefox', 'android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'firefox', 'other'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${apple} Version/26.0 Mobile/15E148 Safari/604.1`,
    'safari',
    'ios',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${apple} CriOS/150.0 Mobile/15E148 Safari/604.1`,
    'chrome',
    'ios',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${apple} FxiOS/150.0 Mobile/15E148 Safari/605.1.15`,
    'firefox',
    'ios',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/26.0 Safari/605.1.15`,
    'safari',
    'macos',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel; wv) ${blink} Version/4.0 Chrome/150.0 Mobile Safari/537.36`,
    'other',
    'android',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${blink} Chrome/150.0.0.0 Safari/537.36 OPR/130.0`, 'other', 'other'],
])('%s', (userAgent, browser, system) => {
  expect(browserKind({ userAgent, maxTouchPoints: 0 })).toEqual({ browser, system });
});

it('tells an iPad from the Mac that it says it is', () => {
  const userAgent = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/26.0 Safari/605.1.15`;
  expect(browserKind({ userAgent, maxTouchPoints: 5 })).toEqual({ browser: 'safari', system: 'ios' });
});
