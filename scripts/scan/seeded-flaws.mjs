/** Flaws that exist nowhere but here, to see that each scanner finds its own. */
export function addFlaws(app, { pool }) {
  const page = (reply, body) => {
    reply.removeHeader('content-security-policy');
    return reply.type('text/html; charset=utf-8').send(`<!doctype html><title>Flawed</title>${body}`);
  };
  app.get('/flawed', (_request, reply) =>
    page(reply, '<a href="/flawed/search?name=dog">search</a> <a href="/flawed/echo?text=dog">echo</a>'),
  );
  app.get('/flawed/search', async (request, reply) => {
    const { name = '' } = request.query;
    const { rows } = await pool.query(`SELECT name FROM dream_symbols WHERE name = '${name}' LIMIT 5`);
    return page(reply, `<p>${rows.length} found</p>`);
  });
  app.get('/flawed/echo', (request, reply) => page(reply, `<p>You wrote ${request.query.text ?? ''}</p>`));
  app.get('/.env', (_request, reply) =>
    reply.type('text/plain').send('DATABASE_URL=postgres://left/behind\n'),
  );
}
