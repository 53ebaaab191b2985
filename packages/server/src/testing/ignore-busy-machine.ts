import { syncBuiltinESMExports } from 'node:module';
import perfHooks from 'node:perf_hooks';

/**
 * Imported before a server that tests start: a machine that is busy with other tests is no overload of this server, and
 * requests that it refused for that would fail the tests at random. What a slow event loop does is tried in
 * `set-up-http.test.ts`.
 */
const measure = perfHooks.monitorEventLoopDelay;
perfHooks.monitorEventLoopDelay = (options) => {
  const histogram = measure(options);
  Object.defineProperty(histogram, 'mean', { value: 0 });
  return histogram;
};
syncBuiltinESMExports();
