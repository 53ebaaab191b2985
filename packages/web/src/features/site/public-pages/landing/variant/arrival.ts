import type { LandingEventsRequest } from '@chitta/contract';

type Arrival = Pick<
  LandingEventsRequest,
  'page' | 'referrer' | 'utmSource' | 'utmMedium' | 'utmCampaign' | 'utmTerm' | 'viewport'
>;

/** Whether the browser says that nobody is to be tracked: then nothing at all is told. */
export function refusesCounting(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** A tag of an address; null for what is none. */
function tagOf(search: URLSearchParams, name: string): string | null {
  const tag = search.get(name)?.trim() ?? '';
  return /^[\p{L}\p{N} ._+-]{1,60}$/u.test(tag) ? tag : null;
}

/** The host alone of the page that led here, unless it is a page of ours. */
function referrerHost(): string | null {
  const host = URL.parse(document.referrer)?.hostname ?? '';
  return host !== window.location.hostname && /^[a-z0-9.-]{1,253}$/.test(host) ? host : null;
}

/** How somebody came here, as far as the address and the browser tell; taken once, while the address is that of the page. */
export function readArrival(): Arrival {
  const { pathname, search } = window.location;
  const tags = new URLSearchParams(search);
  return {
    page: pathname === '/home' ? '/home' : '/',
    referrer: referrerHost(),
    utmSource: tagOf(tags, 'utm_source'),
    utmMedium: tagOf(tags, 'utm_medium'),
    utmCampaign: tagOf(tags, 'utm_campaign'),
    utmTerm: tagOf(tags, 'utm_term'),
    viewport: { width: window.innerWidth, height: window.innerHeight },
  };
}
