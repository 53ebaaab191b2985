import type pg from 'pg';

/**
 * A connection whose statements wait for each other: what reads side by side through a pool can read through one
 * connection as well. The driver would put them in a row itself, but warns that it will not do so for ever.
 */
export function oneAtATime(client: pg.ClientBase): pg.ClientBase {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...statement: readonly unknown[]): Promise<unknown> => {
    const run = () => (client.query as (...statement: readonly unknown[]) => Promise<unknown>)(...statement);
    const result = last.then(run, run);
    last = result.catch(() => undefined);
    return result;
  };
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'query') return query;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
