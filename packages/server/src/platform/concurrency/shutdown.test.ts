import { expect, it } from 'vitest';
import { createShutdown } from './shutdown.ts';

it('begins once and for all', () => {
  const shutdown = createShutdown();
  expect(shutdown.hasBegun()).toBe(false);
  shutdown.begin();
  shutdown.begin();
  expect(shutdown.hasBegun()).toBe(true);
});
