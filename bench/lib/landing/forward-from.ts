import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that sends on from an address of its own of this machine, so that visitors do not all come from one. */
export async function forwardFrom(localAddress: string): Promise<{ origin: string; stop: () => void }> {
  const agent = new http.Agent({ keepAlive: true });
  const proxy = http.createServer((request, reply) => {
    const { method, headers } = request;
    const onward = http.request(request.url ?? '', { method, headers, agent, localAddress }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    request.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      proxy.closeAllConnections();
      proxy.close();
      agent.destroy();
    },
  };
}
