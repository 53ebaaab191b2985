import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const root = join(import.meta.dirname, '..');
const entry = join(root, 'src/features/messaging/push-subscriptions/worker/push-worker.ts');
/** The service worker takes it in by this name; it is no part of what pages load. */
export const pushWorkerFile = 'push-worker.js';

/** What the service worker does with pushes, in one script without imports: that is what it can take in. */
async function buildWorker(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: pushWorkerFile } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** Writes the part of the service worker that receives pushes beside the one that keeps the app. */
export function pushWorker(): Plugin {
  return {
    name: 'push-worker',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: pushWorkerFile, source: await buildWorker() });
    },
  };
}
