import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config/config.ts';
import { assertThat } from '../../errors/app-error.ts';
import { askedHost } from './asked-host.ts';

type HostConfig = Pick<Config, 'http'>;

/** Asked by balancers and monitoring under whatever address they have; the same for everyone who may. */
const anyHostPaths = new Set(['/api/health', '/api/ready', '/metrics']);

/**
 * Endings that nobody can register a name under: they mean a machine at home, by what its own network says. A page from
 * elsewhere cannot make its own name one of these, so it cannot pass for ours (DNS rebinding).
 */
const localEndings = ['localhost', 'local', 'lan', 'internal', 'home.arpa'];

const isBelow = (name: string, domain: string) => name === domain || name.endsWith(`.${domain}`);

/** What a `Host` header names, without the port: lower case, `[::1]` with brackets; null where it names nothing. */
export function hostNameOf(host: string): string | null {
  if (host === '' || /[/\\?#@\s]/.test(host)) return null;
  const url = URL.parse(`http://${host}`);
  return url === null ? null : url.hostname.replace(/\.$/, '');
}

/** A name of this machine alone, whoever else it has. */
function isLoopback(name: string): boolean {
  return isBelow(name, 'localhost') || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

/** Reached by its number or by a name that only its own network knows: a plain word, or below an ending for that. */
function isAtHome(name: string): boolean {
  const isNumber = isIP(name) === 4 || name.startsWith('[');
  return isNumber || !name.includes('.') || localEndings.some((ending) => isBelow(name, ending));
}

/** Why we answer to a name. */
export type HostJudgement = 'public' | 'custom' | 'loopback' | 'home' | 'listening' | 'unknown';

/**
 * Whether we answer to this `Host`, and why. Where the operator has named us (`PUBLIC_URL`, `CUSTOM_DOMAINS`), to those names and
 * what is below the domains; with domains alone also to this machine's own. Where nothing is configured, to whatever
 * nobody elsewhere can call their own, and to `HOST`.
 */
export function judgeHost({ http }: HostConfig, host: string): HostJudgement {
  const name = hostNameOf(host);
  if (name === null) return 'unknown';
  if (http.customDomains.some((domain) => isBelow(name, domain))) return 'custom';
  if (http.publicUrl !== null) return name === new URL(http.publicUrl).hostname ? 'public' : 'unknown';
  if (isLoopback(name)) return 'loopback';
  if (http.customDomains.length > 0) return 'unknown';
  if (isAtHome(name)) return 'home';
  return name === http.host.toLowerCase() ? 'listening' : 'unknown';
}

export function isOwnHost(config: HostConfig, host: string): boolean {
  return judgeHost(config, host) !== 'unknown';
}

/** Of two, a proxy in front may have looked at the other one. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
}

/**
 * Refuses every request, for pages as for the API, that names two hosts (RFC 9112, 3.2) or another than ours:
 * nothing of ours is shown or done under a name that is not ours.
 */
export function refuseUnknownHosts(app: FastifyInstance, config: HostConfig): void {
  app.addHook('onRequest', (request, _reply, done) => {
    assertThat(countHosts(request.raw.rawHeaders) < 2, 'requests.malformed');
    const path = request.url.split('?', 1)[0] ?? '';
    assertThat(anyHostPaths.has(path) || isOwnHost(config, askedHost(request)), 'requests.unknown_host');
    done();
  });
}
