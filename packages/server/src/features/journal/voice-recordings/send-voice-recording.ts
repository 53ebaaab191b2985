import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import type { VoiceRecordingRow } from '#server/db/tables/journal/voice-recordings.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { recordingPath } from '#server/platform/files/recording-path.ts';
import type { OfDream } from './admit-voice-recording.ts';
import { byteRange } from './byte-range.ts';
import { createVoiceRecordingQueries } from './voice-recordings.queries.ts';

interface Listener {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly signal: AbortSignal;
}

const fileNames = { 'audio/webm': 'dream.webm', 'audio/ogg': 'dream.ogg', 'audio/mp4': 'dream.m4a' } as const;

/** The member's own browser may keep it, and asks each time whether it is still there. */
const headersOf = ({ mediaType, name }: VoiceRecordingRow) => ({
  'content-type': mediaType,
  'cache-control': 'private, no-cache',
  'content-disposition': `inline; filename="${fileNames[mediaType]}"`,
  'accept-ranges': 'bytes',
  etag: `"${name}"`,
});

/**
 * Sends the recording of a dream as it comes from the storage, whole or the part that was asked for. Throws
 * `voice_recordings.not_found`, also for dreams of others.
 */
export async function sendVoiceRecording(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  { userId, dreamId }: OfDream,
  { request, reply, signal }: Listener,
): Promise<FastifyReply> {
  const row = await createVoiceRecordingQueries(db).find(userId, dreamId);
  assertThat(row, 'voice_recordings.not_found');
  const headers = headersOf(row);
  reply.headers(headers);
  if (request.headers['if-none-match'] === headers.etag) return reply.status(304).send();
  // A part of what it was before fits to nothing that is there now.
  const isSame = [undefined, headers.etag].includes(request.headers['if-range'] as string | undefined);
  const range = isSame ? byteRange(request.headers.range, row.bytes) : null;
  if (range === 'unsatisfiable')
    return reply.status(416).header('content-range', `bytes */${row.bytes}`).send();
  const content = await files.read(recordingPath(row.name), range ?? undefined);
  assertThat(content, 'voice_recordings.not_found');
  endWith(signal, content);
  const length = range ? range.end - range.start + 1 : row.bytes;
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${row.bytes}`);
  return reply.header('content-length', length).send(content);
}

/** Whoever stops listening lets the storage go as well. */
function endWith(signal: AbortSignal, content: Readable): void {
  if (signal.aborted) content.destroy();
  signal.addEventListener('abort', () => content.destroy());
}
