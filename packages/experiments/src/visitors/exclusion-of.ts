/** What a request tells of who sent it, as far as it decides whether they may be counted at all. */
export interface RequestSigns {
  readonly userAgent: string | undefined;
  /** Somebody who runs the service. */
  readonly isStaff: boolean;
  /** Headers `DNT`, `Sec-GPC`, and `Sec-Purpose` or `Purpose`. */
  readonly doNotTrack?: string | undefined;
  readonly globalPrivacyControl?: string | undefined;
  readonly purpose?: string | undefined;
}

export const exclusions = ['bot', 'staff', 'privacy_signal'] as const;
export type Exclusion = (typeof exclusions)[number];

/** Names that programs give themselves; browsers of people have none of them (Cubot makes phones). */
const programs =
  /(?<!cu)bot(?:\b|[/_-])|crawl|spider|slurp|headless|lighthouse|phantomjs|selenium|puppeteer|playwright/i;
const previews = /facebookexternalhit|whatsapp|telegram|embedly|preview|validator|monitor|uptime|pingdom/i;

/**
 * Why somebody takes no part in any experiment; null: they may. It is decided before anybody has a variant, so that it
 * leaves out the same people in all of them.
 */
export function exclusionOf(signs: RequestSigns): Exclusion | null {
  if (signs.doNotTrack === '1' || signs.globalPrivacyControl === '1') return 'privacy_signal';
  if (isProgram(signs.userAgent) || isAhead(signs.purpose)) return 'bot';
  return signs.isStaff ? 'staff' : null;
}

function isProgram(userAgent: string | undefined): boolean {
  const name = (userAgent ?? '').slice(0, 500);
  // Every browser of the last twenty years calls itself Mozilla.
  if (!name.startsWith('Mozilla/')) return true;
  return programs.test(name) || previews.test(name);
}

/** A page that is fetched before anybody has asked for it. */
function isAhead(purpose: string | undefined): boolean {
  return /prefetch|prerender|preview/i.test((purpose ?? '').slice(0, 100));
}
