import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#server/config/config.ts';
import { answerClientError } from '../client-error.ts';

type Pace = Pick<Config['uploads'], 'bytesPerSecond' | 'stretchMs'>;

/**
 * Cuts off a request whose body comes more slowly than this, stretch by stretch, with `requests.timed_out`: whoever
 * sends a byte now and then would hold a place as long as somebody with a large file. What waits for us does not count.
 */
export function limitPace(
  raw: IncomingMessage,
  answer: ServerResponse,
  { bytesPerSecond, stretchMs }: Pace,
): void {
  const { socket } = raw;
  // A request that came by no socket has no pace.
  if (!Number.isFinite(socket.bytesRead)) return;
  const least = (bytesPerSecond * stretchMs) / 1000;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const came = socket.bytesRead - before;
    before = socket.bytesRead;
    const waitsForUs = raw.readableLength > 0;
    if (raw.complete || waitsForUs || came >= least) return;
    end();
    // One that was refused has its answer.
    if (answer.headersSent) socket.destroy();
    else answerClientError(timedOut(), socket);
  }, stretchMs);
  timer.unref();
  function end(): void {
    clearInterval(timer);
  }
  raw.once('end', end).once('close', end);
}

/** What Node itself would report. */
function timedOut(): Error & { code: string } {
  return Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}
