import { ticket } from '@chitta/contract/limits';

interface Match {
  /** As the router writes it: `$name` is a part of any value, `{-$name}` one that may be missing. */
  readonly fullPath: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

const withoutEnd = (path: string) => path.replace(/(.)\/$/, '$1');

/** The pattern of a page, such as `/journal/:dreamid`: what stands in the places of a path is left out. */
export function patternOfPage({ fullPath }: Pick<Match, 'fullPath'>): string {
  return withoutEnd(fullPath)
    .replaceAll(/\{-\$(\w+)\}|\$(\w+)/g, (_, optional: string, needed: string) => `:${optional ?? needed}`)
    .toLowerCase();
}

/** A number, or words such as those of a symbol: neither a token nor an address. */
const isPlain = /^(?:\d{1,12}|[a-z]+(?:-[a-z]+)*)$/;
const longestPart = 40;

/**
 * The address of a page without query and fragment, cut before the first part that may be a secret or names somebody;
 * no longer than a ticket takes.
 */
export function pathOfPage({ fullPath, params }: Match): string {
  const parts: string[] = [];
  for (const part of withoutEnd(fullPath).split('/').slice(1)) {
    const [, name] = /\$(\w+)/.exec(part) ?? [];
    const value = name === undefined ? part : (params[name] ?? '');
    if (name !== undefined && (!isPlain.test(value) || value.length > longestPart)) break;
    parts.push(value);
  }
  return `/${parts.join('/')}`.slice(0, ticket.pageUrl);
}
