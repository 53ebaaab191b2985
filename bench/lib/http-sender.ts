import http from 'node:http';

export interface Answered {
  readonly status: number;
  readonly milliseconds: number;
  readonly body: string;
}

export interface SendOptions {
  readonly cookie?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** An address of this machine to send from. */
  readonly from?: string;
  /** In place of `body`. */
  readonly raw?: { readonly type: string; readonly bytes: Buffer };
}

/** Requests over connections of their own. One that fails is answered with status 0. */
export function createSender(origin: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
  const { hostname, port } = new URL(origin);
  const send = (method: string, path: string, { cookie, body, raw, headers: more, from }: SendOptions = {}) =>
    new Promise<Answered>((resolve) => {
      const started = performance.now();
      const bytes = raw?.bytes ?? (body ? Buffer.from(JSON.stringify(body)) : undefined);
      const headers = {
        origin,
        ...more,
        ...(cookie && { cookie }),
        ...(bytes && { 'content-type': raw?.type ?? 'application/json', 'content-length': bytes.length }),
      };
      const finish = (status: number, text: string) =>
        resolve({ status, milliseconds: performance.now() - started, body: text });
      const to = { hostname, port, agent, method, path, ...(from && { localAddress: from, family: 4 }) };
      const request = http.request({ ...to, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => finish(response.statusCode ?? 0, Buffer.concat(parts).toString()));
        response.on('error', () => finish(0, ''));
      });
      request.on('error', () => finish(0, ''));
      request.end(bytes);
    });
  return { send, close: () => agent.destroy() };
}

export type Sender = ReturnType<typeof createSender>;

/** Files as a browser sends them. */
export function multipartOf(files: readonly { readonly name: string; readonly text: string }[]) {
  const boundary = 'chitta-bench-boundary';
  const parts = files.map(
    ({ name, text }) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n${text}\r\n`,
  );
  const bytes = Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
  return { type: `multipart/form-data; boundary=${boundary}`, bytes };
}
