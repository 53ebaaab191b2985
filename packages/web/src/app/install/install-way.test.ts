import { expect, it } from 'vitest';
import { installWay } from './install-way.ts';

it.each([
  ['(Windows NT 10.0) Chrome/150.0 Safari/537.36', 'chrome-desktop'],
  ['(Windows NT 10.0) Chrome/150.0 Safari/537.36 Edg/150.0', 'edge-desktop'],
  ['(Linux; Android 10; K) Chrome/150.0 Mobile Safari/537.36', 'chrome-android'],
  ['(Linux; Android 10; K) Chrome/150.0 Mobile Safari/537.36 EdgA/150.0', 'edge-android'],
  ['(Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'firefox-android'],
  ['(Linux; Android 10; K) SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36', 'samsung'],
  ['(iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1', 'safari-ios'],
  ['(iPhone; CPU iPhone OS 26_0 like Mac OS X) CriOS/150.0 Mobile/15E148 Safari/604.1', 'other-ios'],
  ['(Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15', 'safari-macos'],
  ['(Macintosh; Intel Mac OS X 10_15_7) Chrome/150.0 Safari/537.36', 'chrome-desktop'],
  ['(X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'firefox-desktop'],
  ['(Linux; Android 10) Chrome/150.0 Mobile Safari/537.36 OPR/90.0', 'other'],
  ['(something else)', 'other'],
])('%s is told of %s', (userAgent, way) => {
  expect(installWay({ userAgent, maxTouchPoints: 0 })).toBe(way);
});
