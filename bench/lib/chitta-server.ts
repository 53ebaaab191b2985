import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ChildServer, startChildServer } from './child-server.ts';

export const repository = path.dirname(path.dirname(import.meta.dirname));

/** The real server on an embedded database of its own, thrown away at the end. */
export async function startChitta(environment: Record<string, string> = {}): Promise<ChildServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chitta-bench-'));
  const server = await startChildServer(
    [path.join(repository, 'packages/server/src/main.ts')],
    { DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...environment },
    '/api/ready',
  );
  return {
    ...server,
    async stop() {
      await server.stop();
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
