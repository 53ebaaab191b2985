import { isDatabaseUnavailable } from './is-database-unavailable.ts';

/** What the system and PostgreSQL tell with an error. */
interface Told {
  readonly message: string;
  readonly code: string;
  readonly address: string | undefined;
  readonly port: number | undefined;
  readonly hostname: string | undefined;
}

const check = 'Check DATABASE_URL and that PostgreSQL is running.';

/** What to do, by SQLSTATE or the system's code. */
const sentences: Readonly<Record<string, (told: Told) => string>> = {
  ECONNREFUSED: ({ address, port }) => `The database at ${address}:${port} does not answer. ${check}`,
  ENOENT: ({ address }) => `No PostgreSQL listens at ${address}. ${check}`,
  ENOTFOUND: ({ hostname }) => `Nobody knows a machine called ${hostname}. Check DATABASE_URL and HOST.`,
  EAI_AGAIN: ({ hostname }) =>
    `The name ${hostname} cannot be looked up now. Check DATABASE_URL and the network.`,
  '28P01': refuses,
  '28000': refuses,
  '3D000': ({ message }) =>
    `The database of DATABASE_URL is not there (${message}). Create it, owned by its role.`,
  '42501': ({ message }) =>
    `The role of DATABASE_URL may not do what is needed (${message}). Let it own the database: ALTER DATABASE … OWNER TO …`,
  '42P01': isOlder,
  '42703': isOlder,
  '53300': () => 'PostgreSQL has no connection left for us. Raise max_connections, or stop what holds them.',
  DEPTH_ZERO_SELF_SIGNED_CERT: isNotTrusted,
  SELF_SIGNED_CERT_IN_CHAIN: isNotTrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: isNotTrusted,
  CERT_HAS_EXPIRED: isNotTrusted,
  ERR_TLS_CERT_ALTNAME_INVALID: isNotTrusted,
};

function refuses({ message }: Told): string {
  return `The database refuses the user or the password of DATABASE_URL (${message}).`;
}

function isOlder(): string {
  return 'The database is not brought up to this version yet: start Chitta once, then try again.';
}

function isNotTrusted({ message }: Told): string {
  return `The certificate of the database cannot be trusted (${message}). Add sslrootcert=FILE to DATABASE_URL.`;
}

/** A sentence for the operator about a database that cannot be used; undefined for any other error. */
export function explainDatabase(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', address, port, hostname } = error as Partial<Told>;
  const explain = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  // Of a file that is missing there is no address.
  if (explain && (code !== 'ENOENT' || address !== undefined)) {
    return explain({ message: error.message, code, address, port, hostname });
  }
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  const found = explainDatabase(inner);
  if (found !== undefined) return found;
  return isDatabaseUnavailable(error) && code !== 'ENOENT'
    ? `The database does not answer (${error.message}). ${check}`
    : undefined;
}
