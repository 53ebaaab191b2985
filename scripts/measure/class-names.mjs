import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Utilities that arrange: see decision 0038. Everything else about looks has a name in a stylesheet. */
const arranging =
  /^(grid|flex|flex-(wrap|col|1|none)|shrink-0|(gap|gap-x|gap-y)-\d+|(items|justify|justify-items|justify-self|content)-(start|center|end|between)|-?[mp][trblxy]?-(\d+(\.5)?|auto)|(min-|max-)?[wh]-(\d+(\/\d+)?|full|dvh|\[\d+(rem|dvh)\]|md)|size-\d+|text-(muted|sm|lg|xl|2xl|center)|font-semibold|truncate|break-words|sr-only|empty:hidden|outline-none|fill-current|fill-amber|stroke-logo-line)$/;

/** Classes that stylesheets have rules for. */
export function classesOf(css) {
  return [...css.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name);
}

/** Classes of `className="…"` that are neither named in a stylesheet nor arrange. */
export function strayClasses(markup, named) {
  return [...markup.matchAll(/className="([^"]*)"/g)]
    .flatMap(([, names]) => names.split(/\s+/))
    .filter((name) => name !== '' && !named.has(name) && !arranging.test(name));
}

/** Names in the pages' markup that say nothing: no stylesheet knows them, and they are no arranging utility. */
export function measureClassNames(root) {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages/web/src'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const present = files.filter((file) => existsSync(path.join(root, file)));
  const named = new Set(
    present.filter((file) => file.endsWith('.css')).flatMap((file) => classesOf(read(file))),
  );
  const pages = present.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
  const stray = pages.flatMap((file) => strayClasses(read(file), named).map((name) => `${file}: ${name}`));
  return {
    name: 'class names without a rule',
    value: stray.length,
    cap: 0,
    where: stray.join('\n'),
  };
}
