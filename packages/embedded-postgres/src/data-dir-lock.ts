import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { EmbeddedServerError, errorCode, otherServerHint } from './embedded-server-error.ts';

/** What the message for a second app says about the first. */
export interface LockHolder {
  readonly pid: number;
  readonly address: string | undefined;
}

/** Holds a data folder for this process until released. */
export interface DataDirLock {
  release(): void;
}

/** Another process has the data folder. */
export class DataDirInUseError extends EmbeddedServerError {
  override name = 'DataDirInUseError';
}

const sqliteBusy = 5;

/**
 * Takes the data folder for this process, or fails with a message that names the app that has it.
 *
 * The lock is an exclusive transaction on an empty SQLite file, which is a lock of the operating
 * system: it ends with the process, also after `kill -9`, and cannot be fooled by a process number that
 * is used again, as is usual in containers. Node has no `flock` of its own.
 */
export function lockDataDir(dataDir: string, address: string | undefined): DataDirLock {
  const holderFile = join(dataDir, 'running.json');
  const lock = openLock(join(dataDir, 'running.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw explain(cause, dataDir, readHolder(holderFile));
  }
  const holder: LockHolder = { pid: process.pid, address };
  try {
    writeFileSync(holderFile, `${JSON.stringify(holder)}\n`);
  } catch (cause) {
    lock.close();
    throw explainForeign(cause, dataDir);
  }
  return {
    release() {
      rmSync(holderFile, { force: true });
      lock.close();
    },
  };
}

function openLock(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path);
  } catch (cause) {
    throw new EmbeddedServerError(
      `DATA_DIR cannot be written: ${path}. Set DATA_DIR to a folder of your own.`,
      {
        cause,
      },
    );
  }
}

/** Whoever may read the folder and not write to it is not its owner. */
function explainForeign(cause: unknown, dataDir: string): EmbeddedServerError {
  const who = `(uid ${statSync(dataDir).uid})`;
  const why =
    errorCode(cause) === 'EACCES'
      ? `belongs to another user ${who}: start Chitta as that user, or as root`
      : `cannot be written (${errorCode(cause)})`;
  return new EmbeddedServerError(`The database in ${dataDir} ${why}. ${otherServerHint}`, { cause });
}

function explain(cause: unknown, dataDir: string, holder: LockHolder | undefined): EmbeddedServerError {
  if (!(cause instanceof Error && 'errcode' in cause && cause.errcode === sqliteBusy)) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new EmbeddedServerError(`The folder ${dataDir} cannot be locked (${reason}). ${otherServerHint}`, {
      cause,
    });
  }
  const who = holder ? ` (process ${holder.pid}${holder.address ? `, ${holder.address}` : ''})` : '';
  return new DataDirInUseError(
    `Chitta is already running${who} on ${dataDir}. Stop it first, or set DATA_DIR and PORT to start a second one.`,
    { cause },
  );
}

function readHolder(path: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockHolder;
  } catch {
    // It has the lock, but has not said who it is yet.
    return undefined;
  }
}
