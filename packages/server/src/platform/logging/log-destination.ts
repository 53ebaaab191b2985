import { constants, fstatSync, openSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import type { DestinationStream } from 'pino';

/** Takes one line, or says at once that it cannot. Never waits. */
type TryWrite = (line: string) => boolean;

/** As much as may wait for a reader that is slow. */
const maxWaitingBytes = 1024 * 1024;
/** What is opened for a pipe that nobody reads or a terminal that is held must not wait for either. */
const withoutWaiting = constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY;

/**
 * Where lines of the log go: standard error, unless a test says otherwise. A line that cannot be written now, because
 * the disk is full, nobody reads the pipe or the reader is gone, is dropped: the server must not wait for its log. The
 * first line that can be written again says how many are missing.
 */
export function createLogDestination(descriptor = 2): DestinationStream {
  const tryWrite = chooseWay(descriptor);
  let dropped = 0;
  return {
    write(line) {
      if (dropped > 0) {
        if (!tryWrite(describeLoss(dropped))) {
          dropped += 1;
          return;
        }
        dropped = 0;
      }
      if (!tryWrite(line)) dropped += 1;
    },
  };
}

function describeLoss(lines: number): string {
  return `${JSON.stringify({ level: 40, time: new Date().toISOString(), lines, msg: 'log lines were lost' })}\n`;
}

function chooseWay(descriptor: number): TryWrite {
  const kind = fstatSync(descriptor);
  if (kind.isFile()) return writeToFile(descriptor);
  if (kind.isCharacterDevice()) return writeToFile(openAgain(descriptor));
  // Two streams on one descriptor would get into each other's way.
  if (descriptor === process.stderr.fd) return writeToStream(process.stderr);
  const stream = new Socket({ fd: descriptor, readable: false, writable: true });
  stream.unref();
  return writeToStream(stream);
}

/** A terminal of our own opening, which does not change how the shell's own behaves; the given one where it may not be opened. */
function openAgain(descriptor: number): number {
  try {
    return openSync(`/dev/fd/${descriptor}`, withoutWaiting);
  } catch {
    return descriptor;
  }
}

/** A file takes a line or fails: `ENOSPC` on a full disk. Of a line that fitted in part, the next one begins anew. */
function writeToFile(descriptor: number): TryWrite {
  let isTorn = false;
  return (line) => {
    const bytes = Buffer.from(isTorn ? `\n${line}` : line);
    let written = 0;
    try {
      while (written < bytes.length) written += writeSync(descriptor, bytes, written);
      isTorn = false;
      return true;
    } catch {
      isTorn ||= written > 0;
      return false;
    }
  };
}

/** A reader that is gone; unheard, the event would end the process. */
const ignore = () => undefined;

/** A pipe or a socket waits for its reader in memory, up to a bound. */
function writeToStream(stream: Writable): TryWrite {
  if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore);
  return (line) => {
    if (!stream.writable || stream.writableLength > maxWaitingBytes) return false;
    stream.write(line);
    return true;
  };
}
