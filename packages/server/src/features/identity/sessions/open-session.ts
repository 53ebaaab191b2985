import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { noteOn } from '#server/platform/http/request-notes.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { heldSessionCookie, setSessionCookie } from '#server/platform/sessions/session-cookie.ts';
import type { SessionTraits } from '#server/platform/sessions/session-store.ts';
import { type DeviceWords, describeDevice } from './describe-device.ts';
import { hashDevice, readDevice, setDeviceCookie } from './device-cookie.ts';
import { createSessionsQueries } from './sessions.queries.ts';

export interface OpenSessionOptions {
  readonly member: Member;
  readonly request: FastifyRequest;
  /** How the member got in. The time zone must be one that exists. */
  readonly traits: Pick<SessionTraits, 'method' | 'hasSecondFactor' | 'timezone'>;
  /** The account begins with this session: its owner knows of it. */
  readonly isFirst?: boolean;
}

/** What the browser is given for a session; stored nowhere. */
export interface OpenedSession {
  readonly token: string;
  readonly device: string;
}

/** Opens a session with what its device says of itself, and tells the owner by mail where the device is new. */
export async function openSession(
  context: AppContext,
  handle: Handle,
  { member, request, traits, isFirst = false }: OpenSessionOptions,
): Promise<OpenedSession> {
  noteOn(request, { member: member.id, way: traits.method });
  const words = describeDevice(request);
  const device = readDevice(context.config, request);
  const queries = createSessionsQueries(handle);
  const isKnown = await queries.seeDevice(member.id, hashDevice(member.id, device), context.clock.now());
  if (!isKnown && !isFirst) await tellOfNewDevice(context, handle, { member, request, words, traits });
  const token = await context.sessions.open(member.id, { ...traits, ...words }, handle);
  return { token, device };
}

interface NewDevice extends Pick<OpenSessionOptions, 'member' | 'request' | 'traits'> {
  readonly words: DeviceWords;
}

function tellOfNewDevice(
  context: AppContext,
  handle: Handle,
  { member, request, words, traits }: NewDevice,
): Promise<void> {
  const { browser, system } = words;
  return enqueueMail(context, handle, {
    kind: 'new-device',
    userId: member.id,
    recipient: member.email,
    language: member.language,
    origin: ownOrigin(context.config, request),
    params: {
      at: context.clock.now().toISOString(),
      memberTimezone: member.timezone ?? 'UTC',
      ...(browser !== null && { browser }),
      ...(system !== null && { system }),
      ...(traits.timezone && { timezone: traits.timezone }),
    },
  });
}

/**
 * Hands an opened session to the browser. The one that it came with ends, so nobody who planted it can share the new
 * one.
 */
export async function handOverSession(
  { config, sessions }: AppContext,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { token, device }: OpenedSession,
): Promise<void> {
  await sessions.close(heldSessionCookie(config, request) ?? '');
  setSessionCookie(config, reply, token);
  setDeviceCookie(config, reply, device);
}
