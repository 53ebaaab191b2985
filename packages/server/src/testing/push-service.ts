import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a browser keeps of a subscription, as it gives it to a server. */
export interface LocalSubscription {
  readonly endpoint: string;
  readonly expirationTime: null;
  readonly keys: { p256dh: string; auth: string };
}

/** A push that has come in, signed and encrypted as RFC 8292 and RFC 8291 have it. */
export interface ReceivedPush {
  readonly endpoint: string;
  readonly ttl: number;
  readonly topic: string | undefined;
  readonly urgency: string | undefined;
  /** Bytes on the wire. */
  readonly bytes: number;
  /** The decrypted JSON. */
  readonly message: Readonly<Record<string, string>>;
  /** Who has signed: the claims, and the public key in base64url. */
  readonly vapid: { readonly aud: string; readonly exp: number; readonly sub: string; readonly key: string };
  /** What was answered; 201 where it was taken. */
  readonly status: number;
}

/** Answers in place of the 201, once the push was checked and decrypted; a number is a status. */
export type PushAnswering =
  | number
  | ((push: Omit<ReceivedPush, 'status'>, response: ServerResponse) => void | Promise<void>);

export interface LocalPushService {
  /** What `PUSH_PRIVATE_ORIGINS` has to name. */
  readonly origin: string;
  /** A new device, whose keys stay here; `serverKey` is the only one that may send to it, as browsers have it. */
  createSubscription(serverKey?: string): LocalSubscription;
  /** Everything that was asked for so far, in order. */
  readonly received: readonly ReceivedPush[];
  /** Those that were taken since the last time that this was asked. */
  take(): ReceivedPush[];
  /** How the next requests for a device, or for every one, are answered; the last one goes on. */
  answer(endpoint: string | null, ...answers: PushAnswering[]): void;
  /** What was wrong with requests: nothing of these standards may be. */
  readonly faults: readonly string[];
  close(): Promise<void>;
}

interface Device {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
  readonly serverKey: string | undefined;
}

/** A push service must take as much (RFC 8030, section 7.2), and takes no more here. */
const mostBytes = 4_096;

/** A real push service of this machine, as willing as a test needs it; checks and decrypts with nothing but `node:crypto`. */
export async function startPushService(port = 0): Promise<LocalPushService> {
  const devices = new Map<string, Device>();
  const answers = new Map<string | null, PushAnswering[]>();
  const received: ReceivedPush[] = [];
  const faults: string[] = [];
  let taken = 0;

  const server = createServer(async (request, response) => {
    const endpoint = `${origin}${request.url}`;
    try {
      const push = await readPush(request, { endpoint, origin, device: devices.get(endpoint) });
      await reply(nextAnswer(endpoint), push, response);
    } catch (error) {
      const { status = 400, message } = error as PushFault;
      faults.push(`${status}: ${message}`);
      response.writeHead(status).end();
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Noted before the sender can know of it. */
  async function reply(answer: PushAnswering, push: Omit<ReceivedPush, 'status'>, response: ServerResponse) {
    const isStatus = typeof answer === 'number';
    const entry = { ...push, status: isStatus ? answer : 0 };
    received.push(entry);
    if (isStatus) response.writeHead(answer, { ttl: String(push.ttl) }).end();
    else {
      await answer(push, response);
      entry.status = response.statusCode;
    }
  }

  function nextAnswer(endpoint: string): PushAnswering {
    const queue = answers.get(endpoint) ?? answers.get(null) ?? [];
    return (queue.length > 1 ? queue.shift() : queue[0]) ?? 201;
  }

  return {
    origin,
    received,
    faults,
    createSubscription(serverKey) {
      const ecdh = createECDH('prime256v1');
      const endpoint = `${origin}/push/${randomUUID()}`;
      const auth = randomBytes(16);
      const p256dh = ecdh.generateKeys('base64url');
      devices.set(endpoint, { ecdh, auth, serverKey });
      return { endpoint, expirationTime: null, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    take() {
      const since = received.slice(taken).filter(({ status }) => status === 201);
      taken = received.length;
      return since;
    },
    answer: (endpoint, ...next) => void answers.set(endpoint, next),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What a push service refuses, with the status that it does so with. */
class PushFault extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

function demand(holds: unknown, status: number, message: string): asserts holds {
  if (!holds) throw new PushFault(status, message);
}

interface Place {
  readonly endpoint: string;
  readonly origin: string;
  readonly device: Device | undefined;
}

async function readPush(
  request: IncomingMessage,
  { endpoint, origin, device }: Place,
): Promise<Omit<ReceivedPush, 'status'>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const { headers } = request;
  demand(request.method === 'POST', 405, 'a push is posted');
  demand(device, 404, 'there is no such device');
  demand(body.length <= mostBytes, 413, 'a body of more than 4096 bytes');
  const vapid = readVapid(headers, origin);
  demand(device.serverKey === undefined || device.serverKey === vapid.key, 403, 'signed by another server');
  const { topic, urgency } = readHeaders(headers);
  const message = JSON.parse(decrypt(body, device).toString('utf8'));
  return { endpoint, ttl: Number(headers.ttl), topic, urgency, bytes: body.length, message, vapid };
}

function readHeaders({ ttl, topic, urgency, ...headers }: IncomingHttpHeaders) {
  demand(/^\d{1,8}$/.test(String(ttl)), 400, 'no TTL');
  demand(headers['content-encoding'] === 'aes128gcm', 400, 'no aes128gcm');
  demand(topic === undefined || /^[\w-]{1,32}$/.test(String(topic)), 400, 'no topic of RFC 8030');
  const urgencies = [undefined, 'very-low', 'low', 'normal', 'high'];
  demand(urgencies.includes(urgency as string | undefined), 400, 'no urgency of RFC 8030');
  return { topic: topic as string | undefined, urgency: urgency as string | undefined };
}

/** RFC 8292: a JWT signed with ES256 by the key beside it, for this origin, for a day at most, from somebody to write to. */
export function readVapid(
  { authorization = '' }: IncomingHttpHeaders,
  origin: string,
): ReceivedPush['vapid'] {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  demand(point.length === 65 && point[0] === 4, 401, 'no key');
  const { alg } = parse(head);
  demand(alg === 'ES256', 401, 'not signed with ES256');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  demand(isSigned, 401, 'not signed by this key');
  const { aud, exp, sub } = parse(claims);
  const now = Date.now() / 1_000;
  demand(aud === origin, 401, 'signed for another push service');
  demand(Number.isInteger(exp) && Number(exp) > now && Number(exp) <= now + 86_400, 401, 'signed for no day');
  demand(/^(mailto:.+@.+|https:\/\/.+)$/.test(String(sub)), 401, 'signed by nobody to write to');
  return { aud: String(aud), exp: Number(exp), sub: String(sub), key };
}

function parse(part: string): Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    throw new PushFault(401, 'no JWT');
  }
}

/** RFC 8291 over RFC 8188: one record, whose keys follow from both sides' and the secret of the device. */
function decrypt(body: Buffer, { ecdh, auth }: Device): Buffer {
  const [salt, recordSize, idLength] = [body.subarray(0, 16), body.readUInt32BE(16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  demand(idLength === 65, 400, 'no key of the sender');
  demand(record.length > 17 && record.length <= recordSize, 400, 'more than one record');
  const hmac = (key: Buffer, ...data: (Buffer | string)[]) => {
    const made = createHmac('sha256', key);
    for (const each of data) made.update(each);
    return made.digest();
  };
  const keyInfo = [Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender, Buffer.of(1)];
  const secret = hmac(hmac(auth, ecdh.computeSecret(sender)), ...keyInfo);
  const random = hmac(salt, secret);
  const key = hmac(random, 'Content-Encoding: aes128gcm\0', Buffer.of(1)).subarray(0, 16);
  const nonce = hmac(random, 'Content-Encoding: nonce\0', Buffer.of(1)).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  demand(padded[end] === 2, 400, 'no last record');
  return padded.subarray(0, end);
}
