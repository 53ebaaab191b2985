import { browserKind } from '#web/lib/device/browser-kind.ts';

export const installWays = [
  'chrome-desktop',
  'edge-desktop',
  'chrome-android',
  'edge-android',
  'firefox-android',
  'samsung',
  'safari-ios',
  'other-ios',
  'safari-macos',
  'firefox-desktop',
  'other',
] as const;
/** The ways in which browsers put an app among those of the device. */
export type InstallWay = (typeof installWays)[number];

const onPhone: Readonly<Partial<Record<string, InstallWay>>> = {
  chrome: 'chrome-android',
  edge: 'edge-android',
  firefox: 'firefox-android',
  samsung: 'samsung',
};
const onDesk: Readonly<Partial<Record<string, InstallWay>>> = {
  chrome: 'chrome-desktop',
  edge: 'edge-desktop',
  firefox: 'firefox-desktop',
};

/** How the app is installed in this browser, where it does not offer to do so itself. */
export function installWay(device?: Parameters<typeof browserKind>[0]): InstallWay {
  const { browser, system } = browserKind(device);
  if (system === 'ios') return browser === 'safari' ? 'safari-ios' : 'other-ios';
  if (system === 'macos' && browser === 'safari') return 'safari-macos';
  return (system === 'android' ? onPhone : onDesk)[browser] ?? 'other';
}
