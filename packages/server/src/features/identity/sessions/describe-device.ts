import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** Characters of a user agent that are looked at: all that browsers send, and no more than is quickly read. */
const longest = 400;

export interface DeviceWords {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Browser and system as people call them, as far as the browser says. */
export function describeDevice({ headers }: Pick<FastifyRequest, 'headers'>): DeviceWords {
  return describeUserAgent(headers['user-agent'] ?? '');
}

/** The same of a user agent that is at hand. */
export function describeUserAgent(userAgent: string): DeviceWords {
  const agent = userAgent.slice(0, longest);
  if (agent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(agent);
  return { browser: browser.name || null, system: os.name || null };
}
