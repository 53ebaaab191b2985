export type BrowserKind = 'chrome' | 'edge' | 'firefox' | 'safari' | 'samsung' | 'other';
export type SystemKind = 'ios' | 'android' | 'macos' | 'other';

/** The browsers whose menus are known, by what they call themselves; several also name those that they are built on. */
const browsers: readonly (readonly [RegExp, BrowserKind])[] = [
  [/SamsungBrowser\//, 'samsung'],
  [/Edg(?:A|iOS)?\//, 'edge'],
  [/OPR\/|OPT\/|Vivaldi\/|YaBrowser\/|DuckDuckGo\/|; wv\)/, 'other'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|Chromium\/|CriOS\//, 'chrome'],
  // WebViews of apps have no version.
  [/Version\/\d/, 'safari'],
];

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

function systemOf({ userAgent, maxTouchPoints }: Device): SystemKind {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  // An iPad says that it is a Mac; Macs have no touch screen.
  if (userAgent.includes('Macintosh')) return maxTouchPoints > 1 ? 'ios' : 'macos';
  return userAgent.includes('Android') ? 'android' : 'other';
}

/** Which browser on which system this is, as far as what is said of its menus differs. */
export function browserKind(device: Device = navigator): { browser: BrowserKind; system: SystemKind } {
  const found = browsers.find(([pattern]) => pattern.test(device.userAgent));
  return { browser: found?.[1] ?? 'other', system: systemOf(device) };
}
