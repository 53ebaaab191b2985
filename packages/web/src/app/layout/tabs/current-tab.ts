export type Tab = 'write' | 'journal' | 'sky' | 'oracle' | 'you';

const places: readonly (readonly [Tab, RegExp])[] = [
  ['write', /^\/(?:dream-input|interpretation)(?:\/|$)/],
  ['journal', /^\/journal(?:\/|$)/],
  ['sky', /^\/(?:insights|premium-insights)(?:\/|$)/],
  ['oracle', /^\/oracle(?:-|\/|$)/],
  [
    'you',
    /^\/(?:profile|account|personal-symbols|memory-lane|premium-memory-lane|programmes|referrals|subscribe|affiliate-dashboard)(?:\/|$)/,
  ],
];

/** The tab that a page belongs to; null for pages that belong to none. */
export function currentTab(pathname: string, search: object): Tab | null {
  const tab = places.find(([, pattern]) => pattern.test(pathname))?.[0] ?? null;
  return tab === 'journal' && 'view' in search && search.view === 'sky' ? 'sky' : tab;
}
