import { parseSync, visitorKeys } from 'oxc-parser';

const engine = /^packages\/interpretation\/src\//;
const languages = /^packages\/interpretation\/src\/languages\//;
const pack = /^packages\/interpretation\/src\/languages\/([a-z]+)\/pack\.ts$/;

/** What a node names: a text, the key of an object, a property; undefined: nothing. */
function nameOf({ type, value, key, computed, property }) {
  if (type === 'Literal') return value;
  if (type === 'Property' || type === 'PropertyDefinition') return computed ? undefined : key.name;
  return type === 'MemberExpression' && !computed ? property.name : undefined;
}

/**
 * Places where the engine names a language, as a text or as a key: what belongs to one language stands in its pack, so that
 * another can be added without touching the engine.
 *
 * @param {ReadonlySet<string>} names codes of all languages
 * @returns {string[]} `file:line`
 */
export function findLanguageNames({ file, text }, names) {
  if (!engine.test(file) || languages.test(file)) return [];
  const found = [];
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (names.has(nameOf(node))) found.push(`${file}:${text.slice(0, node.start).split('\n').length}`);
    for (const key of visitorKeys[node.type] ?? []) [node[key]].flat().forEach(visit);
  };
  visit(parseSync(file, text).program);
  return found;
}

/** Languages named by the engine, tests apart. */
export function measureLanguageNames(modules) {
  const names = new Set(modules.flatMap(({ file }) => pack.exec(file)?.[1] ?? []));
  const found = modules
    .filter(({ file, isTest }) => !isTest && !file.includes('/testing/'))
    .flatMap((module) => findLanguageNames(module, names));
  return { name: 'languages named outside their packs', value: found.length, cap: 0, where: found.join(' ') };
}
