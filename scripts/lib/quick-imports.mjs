import { registerHooks } from 'node:module';

/**
 * Imported before the server: halves the work of loading it. For every import Node parses the `package.json` of the
 * importing and of the imported package again, only to learn what it knows from the import before.
 *
 * - Among the modules of drizzle-orm, whose `package.json` is 130 kB for its hundred modules, all are ES modules.
 * - Among our own sources a path with its ending names a file of TypeScript, and `#server/` the folder of the server's.
 * - A package that one source of ours imports is the same for all others of its workspace.
 */
const heavyPackage = '/node_modules/drizzle-orm/';
const ownSource = /^(file:.*\/packages\/[^/]+\/)src\//;
const inServer = '#server/';

/** By workspace, name, and whether it is imported or required. */
const packages = new Map();

registerHooks({
  resolve(specifier, context, nextResolve) {
    const parent = context.parentURL;
    if (parent === undefined) return nextResolve(specifier, context);
    if (parent.includes('/node_modules/')) {
      const isInside =
        specifier.startsWith('.') && specifier.endsWith('.js') && parent.includes(heavyPackage);
      return isInside ? found(new URL(specifier, parent), 'module') : nextResolve(specifier, context);
    }
    const workspace = ownSource.exec(parent)?.[1];
    if (workspace === undefined) return nextResolve(specifier, context);
    if (specifier.endsWith('.ts')) {
      if (specifier.startsWith('.')) return found(new URL(specifier, parent), 'module-typescript');
      if (specifier.startsWith(inServer))
        return found(new URL(`src/${specifier.slice(inServer.length)}`, workspace), 'module-typescript');
    }
    // A relative path says something else in each folder.
    if (specifier.startsWith('.')) return nextResolve(specifier, context);
    const key = `${workspace} ${specifier} ${context.conditions}`;
    return resolveOnce(key, () => nextResolve(specifier, context));
  },
});

function found(url, format) {
  return { url: url.href, format, shortCircuit: true };
}

function resolveOnce(key, resolve) {
  const known = packages.get(key);
  if (known) return { ...known, shortCircuit: true };
  const resolved = resolve();
  packages.set(key, resolved);
  return resolved;
}
