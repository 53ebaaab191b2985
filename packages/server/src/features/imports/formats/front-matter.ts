import { findDate } from '../dates/find-date.ts';
import type { WrittenDate } from '../dates/written-date.ts';

/** What the head of a Markdown file says, and how many lines it takes. */
export interface FrontMatter {
  readonly lines: number;
  readonly title: string;
  readonly date: WrittenDate | null;
  readonly tags: readonly string[];
  readonly category: string;
}

const none: FrontMatter = { lines: 0, title: '', date: null, tags: [], category: '' };
const mostLines = 100;

/** Reads `key: value` lines between two lines of dashes at the top, as note-taking programs write them. */
export function readFrontMatter(lines: readonly string[]): FrontMatter {
  if (lines[0]?.trim() !== '---') return none;
  const end = lines.slice(1, mostLines).findIndex((line) => /^(?:---|\.\.\.)\s*$/.test(line)) + 1;
  if (end === 0) return none;
  const fields = readFields(lines.slice(1, end));
  const value = (...names: string[]) => names.map((name) => fields.get(name)?.[0]).find(Boolean) ?? '';
  const dated = value('date', 'fecha', 'day', 'dia', 'día', 'created', 'created_at', 'creado', 'datetime');
  return {
    lines: end + 1,
    title: value('title', 'titulo', 'título', 'name'),
    date: findDate(dated)?.date ?? null,
    tags: ['tags', 'tag', 'etiquetas'].flatMap((name) => fields.get(name) ?? []).flatMap(splitTags),
    category: value('category', 'categoria', 'categoría', 'type', 'tipo'),
  };
}

/** Values by key in lower case; lines `- value` belong to the key above them. */
function readFields(lines: readonly string[]): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of lines) {
    const field = /^(?<key>[\p{L}_ -]+):\s*(?<value>.*)$/u.exec(line);
    const item = /^\s*-\s+(?<value>.+)$/u.exec(line);
    if (field?.groups && !item) {
      const { key = '', value = '' } = field.groups;
      current = value.trim() === '' ? [] : [unquote(value)];
      fields.set(key.trim().toLowerCase(), current);
    } else if (item?.groups) current.push(unquote(item.groups.value ?? ''));
  }
  return fields;
}

function unquote(value: string): string {
  return value.trim().replace(/^(?<mark>["'])(?<text>.*)\k<mark>$/u, '$<text>');
}

/** `[house, water]`, `house, water` or `#house #water` as single tags. */
export function splitTags(text: string): string[] {
  const inner = text.trim().replace(/^\[|\]$/gu, '');
  const parts = /[,;|]/.test(inner) ? inner.split(/[,;|]/) : inner.split(/\s+(?=#)/);
  return parts.map((part) => unquote(part).replace(/^#+/, '').trim()).filter((part) => part !== '');
}
