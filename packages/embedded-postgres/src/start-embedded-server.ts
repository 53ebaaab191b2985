import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { appRole, type Cluster, ensureCluster } from './cluster.ts';
import { type DataDirLock, lockDataDir } from './data-dir-lock.ts';
import { EmbeddedServerError, errorCode } from './embedded-server-error.ts';
import { clearRemains, stopOrphan } from './orphan.ts';
import { readPostmasterFile, signalPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts';
import { type InstalledProgram, provideProgramFiles } from './program-files.ts';
import { keepLogSmall } from './rotate-log.ts';
import { chooseServerUser } from './server-user.ts';
import { createSocketFolder, socketPort } from './socket-folder.ts';
import { type SupervisedServer, supervise } from './supervise.ts';

/** What the app tells about itself, and where its data lies. */
export interface EmbeddedServerOptions {
  /** The app's data folder. The cluster is its subfolder `postgres`, the log its file `postgres.log`. */
  readonly dataDir: string;
  /** Where the app is going to be reachable: named in the message that a second app gets. */
  readonly address?: string;
  /** Off only for databases that are thrown away: a crash of the system may destroy them. */
  readonly isDurable?: boolean;
  /** Other programs than the ones that npm installed. */
  readonly program?: InstalledProgram;
  /**
   * Bytes that may still be written where a folder lies: while there are too few, a server that has ended is not started
   * again. Without it there is always room.
   */
  readonly freeBytes?: (folder: string) => number;
  /** Told in one line what happened, where it is worth knowing. */
  readonly log?: (message: string) => void;
}

/** A PostgreSQL server of this app alone. */
export interface EmbeddedServer {
  /** For the app: an ordinary role that owns the database `chitta` and may create others. */
  readonly connectionString: string;
  /** For the superuser, on the database `postgres`. */
  readonly adminConnectionString: string;
  /** The server's process; another one after it was started again. */
  readonly pid: number;
  /** Resolves when the server has ended for good: asked to, or after every attempt to start it again was in vain. */
  readonly exited: Promise<void>;
  /** Ends the server after everything is on disk, and gives the data folder free. At most 8 seconds. */
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL on the data folder, creating its database the first time. It listens on a
 * private socket only. Fails with an {@link EmbeddedServerError} whose message is meant for the terminal.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  if (process.platform === 'win32') {
    throw new EmbeddedServerError(
      'The embedded PostgreSQL needs Linux or macOS. On Windows set DATABASE_URL to a PostgreSQL of your own, ' +
        'or run Chitta in WSL.',
    );
  }
  const dataDir = resolve(options.dataDir);
  createDataDir(dataDir);
  const lock = lockDataDir(dataDir, options.address);
  try {
    const running = await startLocked(dataDir, options);
    return describe(running, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

interface RunningServer {
  readonly server: SupervisedServer;
  readonly socketFolder: string;
  readonly stopRotating: () => void;
}

/** What PostgreSQL needs on its disk to recover and go on. */
const roomToStart = 32_000_000;

async function startLocked(dataDir: string, options: EmbeddedServerOptions): Promise<RunningServer> {
  const { log = () => undefined, freeBytes = () => Number.POSITIVE_INFINITY } = options;
  const path = join(dataDir, 'postgres');
  const cluster: Cluster = { path, user: chooseServerUser(path) };
  const programs = provideProgramFiles(cluster.user, options.program);
  await ensureCluster(cluster, programs);
  const orphan = await stopOrphan(path);
  if (orphan) log(`Stopped the PostgreSQL server (process ${orphan}) that an earlier run left behind.`);
  const socketFolder = createSocketFolder(cluster.user);
  try {
    const logFile = join(dataDir, 'postgres.log');
    const isDurable = options.isDurable ?? true;
    const start = () => startPostmaster({ cluster, programs, socketFolder, logFile, isDurable });
    const server = supervise(await start(), {
      restart: async () => {
        await clearRemains(path, socketFolder);
        return start();
      },
      hasRoom: () => freeBytes(path) >= roomToStart,
      log,
    });
    const stopRotating = keepLogSmall(logFile);
    return { server, socketFolder, stopRotating };
  } catch (error) {
    rmSync(socketFolder, { recursive: true, force: true });
    throw error;
  }
}

function describe({ server, socketFolder, stopRotating }: RunningServer, lock: DataDirLock): EmbeddedServer {
  // A last resort for an app that ends without stop(): the server does not outlive it.
  const endWithApp = () => {
    signalPostmaster(server.current().pid, 'SIGINT');
    rmSync(socketFolder, { recursive: true, force: true });
  };
  process.once('exit', endWithApp);
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    stopRotating();
    await stopPostmaster(await server.giveUp());
    process.off('exit', endWithApp);
    rmSync(socketFolder, { recursive: true, force: true });
    lock.release();
  };
  return {
    connectionString: connectionString(appRole, appRole, socketFolder),
    adminConnectionString: connectionString('postgres', 'postgres', socketFolder),
    get pid() {
      return server.current().pid;
    },
    exited: server.exited,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/**
 * How to reach the server that another process has started on the data folder; undefined where there is none. For
 * root and the user that the server runs as: nobody else may enter the folder of its socket.
 */
export function findRunningServer(dataDir: string): string | undefined {
  const file = readPostmasterFile(join(resolve(dataDir), 'postgres'));
  return file?.isReady ? connectionString(appRole, appRole, file.socketFolder) : undefined;
}

function connectionString(role: string, database: string, socketFolder: string): string {
  return `postgresql://${role}@localhost:${socketPort}/${database}?host=${encodeURIComponent(socketFolder)}`;
}

function createDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (cause) {
    throw new EmbeddedServerError(
      `DATA_DIR cannot be created: ${dataDir} (${errorCode(cause)}). Set DATA_DIR to a folder of your own.`,
      { cause },
    );
  }
}
