import { createServer } from 'node:http';

/** The yardstick: the least a Node process can do to answer with JSON. */
createServer((_request, response) => {
  const body = JSON.stringify({ hello: 'json' });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
