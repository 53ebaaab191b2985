import { startEmbeddedServer } from '../start-embedded-server.ts';

/**
 * An app with an embedded server and nothing else, as a process of its own that tests can kill: says where
 * its server is, then waits. SIGTERM ends it properly.
 */
const [dataDir = '', address = ''] = process.argv.slice(2);
try {
  const server = await startEmbeddedServer({ dataDir, address });
  process.on('SIGTERM', () => server.stop().then(() => process.exit(0)));
  // As the real app, which ends in its own time: the test looks at what the signal does to the server.
  process.on('SIGINT', () => undefined);
  console.log(JSON.stringify({ pid: server.pid, connectionString: server.connectionString }));
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.log(JSON.stringify({ error: (error as Error).message }));
}
