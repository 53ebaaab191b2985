import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedServer } from '../../packages/embedded-postgres/src/index.ts';
import { type ChildServer, startChildServer } from './child-server.ts';

export const repository = path.dirname(path.dirname(import.meta.dirname));

export interface BenchedChitta extends ChildServer {
  readonly databaseUrl: string;
}

/** The real server on a database of its own, thrown away at the end; `environment` is set besides. */
export async function startChitta(
  environment: Readonly<Record<string, string>> = {},
): Promise<BenchedChitta> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chitta-bench-'));
  const database = await startEmbeddedServer({ dataDir });
  const server = await startChildServer(
    [path.join(repository, 'packages/server/src/main.ts')],
    { DATA_DIR: dataDir, DATABASE_URL: database.connectionString, LOG_LEVEL: 'warn', ...environment },
    '/api/ready',
  );
  return {
    ...server,
    databaseUrl: database.connectionString,
    async stop() {
      await server.stop();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Signs up a member and returns the cookie header and id that later requests carry. */
export async function signUp(origin: string, name: string): Promise<{ cookie: string; userId: number }> {
  const response = await fetch(`${origin}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ username: name, email: `${name}@example.org`, password: `benchmark ${name} 7` }),
  });
  if (response.status !== 201) throw new TypeError(`signing up answered ${response.status}`);
  const answer = (await response.json()) as { user: { id: number } };
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { cookie, userId: answer.user.id };
}
