import { expect, it } from 'vitest';
import { createLogger } from '../logging/create-logger.ts';
import { tellOfQueueErrors } from './tell-of-queue-errors.ts';

function setUp() {
  const lines: Record<string, unknown>[] = [];
  const tell = tellOfQueueErrors(createLogger('info', { write: (line) => lines.push(JSON.parse(line)) }));
  return { tell, lines };
}

/** As pg-boss gives what a worker has met with: a copy of the error's fields. */
const copyOf = (error: Error) => ({
  ...error,
  message: error.message,
  stack: error.stack,
  queue: 'purge-mails',
});
const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it('tells of a database that is away once, however many workers meet with it, and without a stack', () => {
  const { tell, lines } = setUp();
  for (let worker = 0; worker < 20; worker += 1) tell(copyOf(refused()));
  tell(refused());
  tell(copyOf(new Error('Connection terminated unexpectedly')));
  expect(lines).toEqual([
    {
      level: 40,
      time: expect.any(String),
      reason: 'server.database',
      errors: 1,
      code: 'ECONNREFUSED',
      msg: 'the job queue waits',
    },
  ]);
});

it('tells of everything else each time, with its stack', () => {
  const { tell, lines } = setUp();
  for (const name of ['first', 'second']) tell(copyOf(new TypeError(`${name} is broken`)));
  expect(lines).toMatchObject([
    { level: 50, msg: 'job queue failed', err: { message: 'first is broken', stack: expect.any(String) } },
    { level: 50, msg: 'job queue failed', err: { message: 'second is broken' } },
  ]);
});
