import { existsSync, readFileSync } from 'node:fs';
import { type Language, limits } from '@chitta/contract';
import { z } from 'zod';

const inEachLanguage = z.record(z.enum(limits.languages), z.string());
const page = z.object({
  path: z.string(),
  isPublic: z.boolean(),
  title: inEachLanguage,
  description: inEachLanguage,
  files: z.record(z.enum(limits.languages), z.array(z.string())).optional(),
});
const pagesFile = z.object({ pages: z.array(page), missing: page });

/** What is said of a page before any script has run. */
export interface AppPage {
  readonly isPublic: boolean;
  readonly title: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
  /** Scripts and styles that it needs before it shows anything to a member. */
  readonly files?: Readonly<Record<Language, readonly string[]>> | undefined;
}

/** The addresses of the web app, as its build has written them down. */
export interface AppPages {
  /** The page at an address; undefined where there is none. */
  find(pathname: string): AppPage | undefined;
  readonly missing: AppPage;
}

/** Reads the addresses of the app; null for a build that says nothing of them. */
export function readAppPages(path: string): AppPages | null {
  if (!existsSync(path)) return null;
  const { pages, missing } = pagesFile.parse(JSON.parse(readFileSync(path, 'utf8')));
  const known = pages.map((each) => ({ pattern: toPattern(each.path), page: each }));
  return {
    find: (pathname) => known.find(({ pattern }) => pattern.test(pathname))?.page,
    missing,
  };
}

/** `$name` stands for a part of any value, `{-$name}` for one that may be missing. */
function toPattern(path: string): RegExp {
  const parts = path.split('/').filter((part) => part !== '');
  const matched = parts.map((part) => {
    if (part.startsWith('{-$')) return '(?:/[^/]+)?';
    return part.startsWith('$') ? '/[^/]+' : `/${part.replace(/[^\w-]/g, '\\$&')}`;
  });
  return new RegExp(`^${matched.join('')}/?$`);
}
