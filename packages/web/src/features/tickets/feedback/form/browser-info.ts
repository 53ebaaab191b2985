import type { TicketBrowserInfo } from '@chitta/contract';
import { type BrowserKind, browserKind, type SystemKind } from '#web/lib/device/browser-kind.ts';
import { isStandalone } from '#web/lib/device/is-standalone.ts';

const browsers: Readonly<Record<BrowserKind, readonly [name: string, version: RegExp]>> = {
  chrome: ['Chrome', /(?:Chrome|Chromium|CriOS)\/(\d+)/],
  edge: ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  firefox: ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  safari: ['Safari', /Version\/(\d+(?:\.\d+)?)/],
  samsung: ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  other: ['Other', /(?!)/],
};

const systems: Readonly<Record<SystemKind, readonly [name: string, version: RegExp]>> = {
  ios: ['iOS', /OS (\d+_\d+)/],
  android: ['Android', /Android (\d+)/],
  // Browsers name one that is long past, whichever it is.
  macos: ['macOS', /(?!)/],
  other: ['Other', /(?!)/],
};

const withVersion = ([name, pattern]: readonly [string, RegExp], userAgent: string) =>
  [name, pattern.exec(userAgent)?.[1]?.replace('_', '.')].filter(Boolean).join(' ');

function systemName(device: Navigator, kind: SystemKind): string {
  const [known] = /Windows|CrOS|Linux/.exec(kind === 'other' ? device.userAgent : '') ?? [];
  return known ?? withVersion(systems[kind], device.userAgent);
}

const pixels = (value: number) => Math.min(20_000, Math.max(1, Math.round(value)));

/** What browser and system a page runs on, as a ticket tells it: names and sizes, nothing that leads to somebody. */
export function browserInfo(device: Navigator = navigator): TicketBrowserInfo {
  const { browser, system } = browserKind(device);
  return {
    browser: withVersion(browsers[browser], device.userAgent),
    system: systemName(device, system),
    language: /^[A-Za-z-]{2,20}$/.test(device.language) ? device.language : 'en',
    width: pixels(window.innerWidth),
    height: pixels(window.innerHeight),
    isInstalled: isStandalone(),
    isOnline: device.onLine,
  };
}
