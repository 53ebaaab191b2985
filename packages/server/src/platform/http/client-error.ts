import type { Socket } from 'node:net';
import { type ErrorReason, type ErrorResponse, errorTable, statusOfReason } from '@chitta/contract';
import { bareHeaders } from './security-headers.ts';

const headers = Object.entries({ ...bareHeaders, 'content-type': 'application/json; charset=utf-8' })
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** For the client to read its answer before the connection is gone. */
const lastWordMs = 1_000;

/** What Node finds wrong before there is a request, by its error codes; anything else is malformed. */
const reasonOfParserCode: Record<string, ErrorReason> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requests.timed_out',
  HPE_HEADER_OVERFLOW: 'requests.body_too_large',
};

/**
 * Answers bytes that are no HTTP request, or that came too slowly, in the same form as every other error. Returns why;
 * null where there is nobody left to answer.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): ErrorReason | null {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return null;
  }
  const reason = reasonOfParserCode[error.code ?? ''] ?? 'requests.malformed';
  const { code, message } = errorTable[reason];
  const body: ErrorResponse = { success: false, code, reason, message };
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${statusOfReason(reason)} Error\r\n${headers}content-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
  );
  // Whoever goes on sending does not hang up.
  setTimeout(() => socket.destroy(), lastWordMs).unref();
  return reason;
}
