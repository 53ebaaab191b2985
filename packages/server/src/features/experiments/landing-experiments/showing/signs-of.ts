import { type Arrival, exclusionOf, trafficSourceOf, type Visitor } from '@chitta/experiments';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { askedHost } from '#server/platform/http/hosts/asked-host.ts';
import { preferredLanguage } from '#server/platform/http/web-app/preferred-language.ts';
import { isStaffBrowser } from './landing-cookies.ts';

/** Why whoever sent this takes no part in experiments; null: they may. */
export function exclusionOfRequest(config: Pick<Config, 'http'>, request: FastifyRequest) {
  const { headers, member } = request;
  return exclusionOf({
    userAgent: headers['user-agent'],
    isStaff: member?.isAdmin === true || isStaffBrowser(config, request),
    doNotTrack: headerOf(headers.dnt),
    globalPrivacyControl: headerOf(headers['sec-gpc']),
    purpose: headerOf(headers['sec-purpose'] ?? headers.purpose),
  });
}

/** What is known of somebody who asks for the page: where from, what they looked for, which language they read. */
export function visitorOfRequest(request: FastifyRequest): Visitor {
  const query = new URL(request.url, 'http://page').searchParams;
  const arrival: Arrival = {
    referrer: referrerHost(request),
    utmSource: query.get('utm_source'),
    utmMedium: query.get('utm_medium'),
  };
  return {
    language: preferredLanguage(request.headers['accept-language']),
    trafficSource: trafficSourceOf(arrival),
    searchKeywords: query.get('utm_term')?.slice(0, 200) ?? null,
  };
}

/** Host of the page that led here; null: none, or one of ours. */
function referrerHost(request: FastifyRequest): string | null {
  const from = URL.parse(request.headers.referer ?? '');
  if (from === null || from.host === askedHost(request)) return null;
  return from.hostname;
}

function headerOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
