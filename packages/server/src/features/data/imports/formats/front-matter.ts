import { findDate } from '../dates/find-date.ts';
import type { WrittenDate } from '../dates/written-date.ts';
import { longestField } from '../drafts/longest-field.ts';

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
  for (const whole of lines) {
    const line = whole.trim().slice(0, longestField);
    if (/^-\s/u.test(line)) {
      current.push(unquote(line.slice(1)));
      continue;
    }
    const colon = line.indexOf(':');
    const key = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (!/^[\p{L}_ -]+$/u.test(key)) continue;
    const value = unquote(line.slice(colon + 1));
    current = value === '' ? [] : [value];
    fields.set(key, current);
  }
  return fields;
}

function unquote(value: string): string {
  const text = value.trim();
  const isQuoted = text.length > 1 && /^["']/.test(text) && text.endsWith(text.charAt(0));
  return isQuoted ? text.slice(1, -1) : text;
}

/** `[house, water]`, `house, water` or `#house #water` as single tags. What stands far behind is left out. */
export function splitTags(text: string): string[] {
  const inner = text
    .trim()
    .slice(0, longestField)
    .replace(/^\[|\]$/gu, '');
  const parts = /[,;|]/.test(inner) ? inner.split(/[,;|]/) : inner.split(/(?<!\s)\s+(?=#)/);
  return parts.map((part) => unquote(part).replace(/^#+/, '').trim()).filter((part) => part !== '');
}
