import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A fixed network address in front of a PostgreSQL that comes and goes. */
export interface DatabaseProxy {
  readonly connectionString: string;
  /** Passes connections on to the server of this connection string from now on. */
  pointTo(connectionString: string): void;
  /** Cuts every connection, and accepts new ones without ever answering: a network that swallows. */
  swallow(): void;
  /** Leaves every connection that is open without another word, in both directions; new ones are passed on. */
  freeze(): void;
  /** The same, and new ones get no answer either: a host that hangs. */
  hang(): void;
}

/** Listens on loopback for one test. */
export async function createDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  let path: string | null = socketOf(target);
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    if (path === null) return;
    const database = connect(path);
    keep(database);
    joinSockets(client, database);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const freeze = () => {
    for (const socket of sockets) socket.unpipe().pause();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    connectionString: `postgresql://chitta@127.0.0.1:${port}/chitta`,
    pointTo(connectionString) {
      cut();
      path = socketOf(connectionString);
    },
    swallow() {
      cut();
      path = null;
    },
    freeze,
    hang() {
      freeze();
      path = null;
    },
  };
}

function joinSockets(client: Socket, database: Socket): void {
  client.pipe(database).on('close', () => client.destroy());
  database.pipe(client).on('close', () => database.destroy());
}

function socketOf(connectionString: string): string {
  return join(new URL(connectionString).searchParams.get('host') ?? '', '.s.PGSQL.5432');
}
