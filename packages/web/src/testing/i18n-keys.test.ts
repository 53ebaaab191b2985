import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Every visible string has words in both languages, and no words are left that nobody says. */

const root = join(import.meta.dirname, '..');
const source = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

type Words = Map<string, Set<string>>;

function flatten(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, child]) => flatten(child, path ? `${path}.${key}` : key));
}

function wordsOf(language: string): Words {
  const files = globSync(`**/locales/*.${language}.json`, { cwd: root });
  return new Map(
    files.map((file) => {
      const keys = flatten(JSON.parse(readFileSync(join(root, file), 'utf8')), '');
      return [basename(file, `.${language}.json`), new Set(keys)];
    }),
  );
}

const english = wordsOf('en');
const spanish = wordsOf('es');
const allKeys = [...english].flatMap(([namespace, keys]) => [...keys].map((key) => `${namespace}:${key}`));
const withoutPlural = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Namespaces a file names; its keys without a namespace belong to one of them. */
function namespacesOf(text: string): string[] {
  const named = [...text.matchAll(/(?:useTranslation|getFixedT)\([^)]*?'([\w-]+)'/g)].map(
    (match) => match[1] ?? '',
  );
  return named.length > 0 ? named : [...english.keys()];
}

/** `t('a.b')`, `i18nKey="a.b"` and t(`a.${x}`): each as a pattern over full keys, with the place it stands. */
function callsIn({ file, text }: (typeof source)[number]) {
  const namespaces = namespacesOf(text);
  const literal = /(?:\bt\(\s*|i18nKey=|[kK]ey: )(?:'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`)/g;
  return [...text.matchAll(literal)].map((match) => {
    const key = match[1] ?? match[2] ?? match[3] ?? '';
    const [prefix, rest] = key.includes(':')
      ? [key.split(':')[0], key.slice(key.indexOf(':') + 1)]
      : ['', key];
    const scope = prefix ? [prefix] : namespaces;
    const body = quote(rest).replaceAll(/\\\$\\\{[^}]*?\\\}/g, '[\\w-]+');
    return {
      file,
      key,
      pattern: new RegExp(`^(?:${scope.map((name) => quote(name ?? '')).join('|')}):${body}(?:_\\w+)?$`),
    };
  });
}

const calls = source.flatMap(callsIn);
/** Calls that take a whole subtree, such as the sections of an article. */
const subtrees = source.flatMap(({ text }) =>
  [...text.matchAll(/\bt\('([\w.]+)', \{ returnObjects: true \}\)/g)].map((match) => match[1] ?? ''),
);
const isSubtree = (key: string) => subtrees.some((name) => key.includes(`:${name}.`));
/** Strings that are looked up by a computed name. */
const computed = [/^errors:/, /^[\w-]+:(?:title|lead)$/];
const strings = new Set(
  source.flatMap(({ text }) => [...text.matchAll(/['"`]([\w:.-]+)['"`]/g)].map((match) => match[1])),
);

/** Words that another word is used for everywhere: whoever looks for the button finds the same one again. */
const replaced = [/\bsign(?:s|ed|ing)?[ -]out\b/i];

describe('translations', () => {
  it.each(globSync('**/locales/*.en.json', { cwd: root }))(
    '%s: one word for one thing ("log out")',
    (file) => {
      const text = readFileSync(join(root, file), 'utf8');
      for (const word of replaced) expect(text).not.toMatch(word);
    },
  );

  it.each([...new Set([...english.keys(), ...spanish.keys()])])(
    '%s: the same keys in both languages',
    (namespace) => {
      const keys = (words: Words) => [...(words.get(namespace) ?? [])].map(withoutPlural).sort();
      expect([...new Set(keys(spanish))]).toEqual([...new Set(keys(english))]);
    },
  );

  it('has words for every key the source asks for', () => {
    const isTranslationKey = (key: string) =>
      /^[\w:-]+(?:\.[\w${}-]+)*$/.test(key.replaceAll(/\$\{[^}]*\}/g, 'x'));
    const missing = calls
      .filter(({ key }) => isTranslationKey(key) && !subtrees.includes(key))
      .filter(({ pattern }) => !allKeys.some((key) => pattern.test(key)))
      .map(({ file, key }) => `${file}: ${key}`);
    expect(missing).toEqual([]);
  });

  it('has no words that nobody asks for', () => {
    const isUsed = (full: string) => {
      const key = withoutPlural(full.slice(full.indexOf(':') + 1));
      return (
        computed.some((pattern) => pattern.test(full)) ||
        isSubtree(full) ||
        strings.has(key) ||
        strings.has(withoutPlural(full)) ||
        calls.some(({ pattern }) => pattern.test(full))
      );
    };
    expect(allKeys.filter((key) => !isUsed(key))).toEqual([]);
  });
});
