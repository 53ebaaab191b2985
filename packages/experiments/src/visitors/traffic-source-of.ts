export const trafficSources = ['direct', 'search', 'social', 'referral', 'email', 'paid'] as const;
export type TrafficSource = (typeof trafficSources)[number];

/** What an address and the page before it tell of the way here. */
export interface Arrival {
  /** Host of the page that led here; null: none, or a page of our own. */
  readonly referrer: string | null;
  readonly utmSource: string | null;
  readonly utmMedium: string | null;
}

/** Names in a host, each between dots: `www.google.co.uk` is `google`. */
const searchHosts = [
  'google',
  'bing',
  'duckduckgo',
  'ecosia',
  'yahoo',
  'qwant',
  'startpage',
  'yandex',
  'baidu',
  'brave',
];
const socialHosts = [
  'facebook',
  'instagram',
  'twitter',
  'reddit',
  'tiktok',
  'youtube',
  'pinterest',
  'linkedin',
  'threads',
  'mastodon',
  'bsky',
];
const socialNames = new Set(['t.co', 'x.com', 'lnkd.in', 'youtu.be', ...socialHosts]);
const mailMediums = new Set(['email', 'newsletter']);
const paidMediums = new Set(['cpc', 'ppc', 'cpm', 'paid', 'paidsearch', 'paid-social', 'display', 'ads']);

/** Where somebody came from. What the address says of itself goes before the page that led here. */
export function trafficSourceOf({ referrer, utmSource, utmMedium }: Arrival): TrafficSource {
  const [source, medium, host] = [fold(utmSource), fold(utmMedium), fold(referrer)];
  const said = saidBy(source, medium);
  if (said) return said;
  if (host !== '') return bySite(host) ?? 'referral';
  return source === '' && medium === '' ? 'direct' : 'referral';
}

/** What the tags of an address say. */
function saidBy(source: string, medium: string): TrafficSource | undefined {
  if (paidMediums.has(medium)) return 'paid';
  if (mailMediums.has(medium) || source === 'newsletter') return 'email';
  return bySite(source) ?? (medium === 'social' ? 'social' : undefined);
}

function bySite(name: string): 'search' | 'social' | undefined {
  if (socialNames.has(name)) return 'social';
  const parts = name.split('.');
  if (parts.some((part) => searchHosts.includes(part))) return 'search';
  return parts.some((part) => socialHosts.includes(part)) ? 'social' : undefined;
}

function fold(name: string | null): string {
  return (name ?? '').trim().toLowerCase();
}
