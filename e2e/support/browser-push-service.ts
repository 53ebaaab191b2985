import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createServer as createTlsServer, type TLSSocket } from 'node:tls';
import { readVapid } from '../../packages/server/src/testing/push-service.ts';
import { createSelfSigned } from '../../packages/server/src/testing/untrusted/self-signed.ts';
import { field, varint } from './protobuf.ts';

/** What a server has sent, as far as it is not encrypted: the browser alone can read the rest. */
export interface CarriedPush {
  readonly ttl: number;
  readonly topic: string | undefined;
  readonly signedBy: string;
}

export interface BrowserPushService {
  /** What the server under test has to let through: `PUSH_PRIVATE_ORIGINS`. */
  readonly origin: string;
  /** Flags with which Chromium registers here and listens here, and nowhere else. */
  readonly flags: readonly string[];
  /** Everything that was carried to a browser. */
  readonly carried: readonly CarriedPush[];
  /** Registrations that are in force. */
  readonly registered: () => number;
  close(): Promise<void>;
}

/** Chromium's side of a subscription: which worker it is for, and who may send to it. */
interface Registration {
  readonly app: string;
  /** What programs of this make of Chromium call themselves. */
  readonly make: string;
  readonly serverKey: string;
}

/** The endpoint that Chromium gives to pages ends in this and the token that it was registered with. */
export const endpointPath = '/fcm/send/';
const checkInPath = '/checkin';
const registerPath = '/register';
const listenerVersion = 41;
const tags = { loginResponse: 3, dataMessage: 8 };
const device = { id: 4_242_424_242n, secret: 8_484_848_484n };

/**
 * A push service for the browser itself, in place of the one that Chromium has built in: it registers subscriptions and
 * hands over what a server posts to them, still encrypted, over the connection that the browser keeps to it (the public
 * protocol of Google Cloud Messaging, as far as one browser needs it). So subscribing, decrypting, waking the service
 * worker and ending a subscription are the browser's own. The server's signature (RFC 8292) is checked here.
 */
export async function startBrowserPushService(): Promise<BrowserPushService> {
  const registrations = new Map<string, Registration>();
  const carried: CarriedPush[] = [];
  const listeners = new Set<TLSSocket>();
  const sockets = new Set<Socket>();
  let made = 0;

  const http = createHttpServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const body = await readBody(request);
    if (pathname === checkInPath) checkIn(response);
    else if (pathname === registerPath) register(new URLSearchParams(body.toString()), response);
    else carry(pathname, { request, body, response });
  });
  const tls = createTlsServer(createSelfSigned(), (socket) => {
    listeners.add(socket);
    socket.on('error', () => undefined).on('close', () => listeners.delete(socket));
    socket.once('data', () => socket.write(loginResponse()));
  });
  for (const server of [http, tls]) {
    server.on('connection', (socket: Socket) =>
      sockets.add(socket.on('close', () => sockets.delete(socket))),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
  }
  const origin = `http://127.0.0.1:${portOf(http)}`;

  function register(asked: URLSearchParams, response: ServerResponse) {
    const app = asked.get('X-subtype') ?? '';
    if (asked.has('delete')) {
      for (const [token, registration] of registrations)
        if (registration.app === app) registrations.delete(token);
      response.end(`deleted=${app}`);
      return;
    }
    made += 1;
    const token = `browser-${made}`;
    // Chromium first asks for a registration of its own.
    const [make, serverKey] = [asked.get('app') ?? '', asked.get('sender') ?? ''];
    if (app) registrations.set(token, { app, make, serverKey });
    response.end(`token=${token}`);
  }

  function carry(pathname: string, { request, body, response }: Posted) {
    const registration = registrations.get(pathname.replace(endpointPath, ''));
    if (!registration) return void response.writeHead(410).end();
    const { key } = readVapid(request.headers, origin);
    if (key !== registration.serverKey) return void response.writeHead(403).end();
    carried.push({
      ttl: Number(request.headers.ttl),
      topic: request.headers.topic as string | undefined,
      signedBy: key,
    });
    const message = dataMessage(registration, String(carried.length), body);
    for (const socket of listeners) socket.write(message);
    response.writeHead(201).end();
  }

  return {
    origin,
    carried,
    registered: () => registrations.size,
    flags: [
      `--gcm-checkin-url=${origin}${checkInPath}`,
      `--gcm-registration-url=${origin}${registerPath}`,
      `--gcm-mcs-endpoint=https://localhost:${portOf(tls)}/`,
      // Of that connection alone: everything else in these tests is plain HTTP on this machine.
      '--ignore-certificate-errors',
    ],
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([http, tls].map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

interface Posted {
  readonly request: IncomingMessage;
  readonly body: Buffer;
  readonly response: ServerResponse;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function portOf(server: { address(): unknown }): number {
  return (server.address() as { readonly port: number }).port;
}

/** The browser is who it says it is. */
function checkIn(response: ServerResponse): void {
  response.setHeader('content-type', 'application/x-protobuf');
  response.end(
    Buffer.concat([field(1, true), field(3, Date.now()), field(7, device.id), field(8, device.secret)]),
  );
}

const framed = (tag: number, message: Buffer) =>
  Buffer.concat([Buffer.of(tag), varint(message.length), message]);

function loginResponse(): Buffer {
  const message = Buffer.concat([field(1, 'login'), field(8, Date.now())]);
  return Buffer.concat([Buffer.of(listenerVersion), framed(tags.loginResponse, message)]);
}

/** One push as the browser takes it: for which worker, from whom, and what was posted as it was posted. */
function dataMessage({ app, make, serverKey }: Registration, id: string, body: Buffer): Buffer {
  const pair = (key: string, value: string) => field(7, Buffer.concat([field(1, key), field(2, value)]));
  const message = Buffer.concat([
    field(2, id),
    field(3, serverKey),
    field(5, make),
    pair('subtype', app),
    pair('content-encoding', 'aes128gcm'),
    field(9, `push-${id}`),
    field(21, body),
  ]);
  return framed(tags.dataMessage, message);
}
