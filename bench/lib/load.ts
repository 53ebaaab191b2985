import http from 'node:http';

export interface LoadRequest {
  readonly url: string;
  readonly headers: Record<string, string>;
}

function once(agent: http.Agent, { url, headers }: LoadRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers }, (response) => {
        response.resume();
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new TypeError(`${url}: ${response.statusCode}`)),
        );
      })
      .on('error', reject);
  });
}

/** Sends `count` GET requests over `connections` kept-alive connections, each waiting for its answer. */
export async function hammer(request: LoadRequest, count: number, connections = 32): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await once(agent, request);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
}
