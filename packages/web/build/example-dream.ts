import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { ReadExample } from '../src/features/site/public-pages/landing/example/example-dream.ts';

const root = join(import.meta.dirname, '..');

/** Nothing is painted while the app is built: style sheets are left out. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : undefined),
  load: (id) => (id === '\0no-style' ? 'export {}' : undefined),
};

/** Runs a module of the app while the app is built: `file` is relative to this folder. */
export async function importSource<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(import.meta.dirname, file), {
    root,
    configFile: false,
    plugins: [withoutStyles],
    logLevel: 'warn',
  });
  return module;
}

const examples = new Map<string, Promise<ReadExample>>();

/** The example of a language, read by the engine and the dictionary that are being built. */
export function exampleIn(language: string): Promise<ReadExample> {
  const known = examples.get(language);
  if (known) return known;
  const reading = importSource<typeof import('./start/read-example.ts')>('start/read-example.ts').then(
    ({ readExample }) => readExample(language as 'en' | 'es'),
  );
  examples.set(language, reading);
  return reading;
}

const pattern = /^virtual:example-(dream|reading)\/(en|es)$/;

/**
 * The example on the first page as modules: `virtual:example-dream/en` is what its first picture needs,
 * `virtual:example-reading/en` what is said of it, and its sky. So it stands there before any engine, and is still what the engine says.
 */
export function exampleDream(): Plugin {
  return {
    name: 'example-dream',
    resolveId: (id) => (pattern.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, part, language] = pattern.exec(id.slice(1)) ?? [];
      if (!language) return undefined;
      const example = await exampleIn(language);
      return `export default ${JSON.stringify(part === 'dream' ? example.dream : example.reading)}`;
    },
  };
}
