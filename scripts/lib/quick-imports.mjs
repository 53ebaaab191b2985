import { registerHooks } from 'node:module';

/**
 * Imported before the server: halves the work of loading it. For every module Node parses the `package.json` of
 * its package again, only to learn that it is an ES module, and that of drizzle-orm is 130 kB for its hundred
 * modules. Among these the answer is always the same.
 */
const heavyPackage = '/node_modules/drizzle-orm/';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isInside = specifier.startsWith('.') && specifier.endsWith('.js');
    if (!isInside || !context.parentURL?.includes(heavyPackage)) return nextResolve(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
