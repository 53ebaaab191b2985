import { localKeys, readLocal } from '../storage-keys.ts';

/** Fields that tell the server through which of its domains a member came. */
export interface CustomDomain {
  readonly hostname: string;
  readonly origin: string;
}

/** True for one of the domains itself, its `www` and every other subdomain of it. */
export function isCustomHost(hostname: string, domains: readonly string[]): boolean {
  const host = hostname.toLowerCase();
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** The configured domains, from `<meta name="custom-domains" content="a.example b.example">`. */
function configuredDomains(): string[] {
  const content = document.querySelector<HTMLMetaElement>('meta[name="custom-domains"]')?.content ?? '';
  return content
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
}

/** The custom domain the page is served from, or null on the main one. */
export function currentCustomDomain(): CustomDomain | null {
  const { hostname, origin } = window.location;
  const isForced = readLocal(localKeys.forceCustomDomain) === 'true';
  return isForced || isCustomHost(hostname, configuredDomains()) ? { hostname, origin } : null;
}

export function customDomainHeaders(domain: CustomDomain | null): Record<string, string> {
  if (!domain) return {};
  return {
    'x-custom-domain': 'true',
    'x-custom-hostname': domain.hostname,
    'x-custom-origin': domain.origin,
  };
}

const accountPath = /\/auth\/|\/auth0\/|\/api\/user(?:\/|\?|$)/;

/** Only account calls carry the domain in query and body. */
export function carriesDomainFields(path: string): boolean {
  return accountPath.test(path);
}
