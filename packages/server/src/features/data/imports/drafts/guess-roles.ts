import type { limits } from '@chitta/contract';
import { findDate, readTime } from '../dates/find-date.ts';
import { longestField } from './longest-field.ts';

export type ColumnRole = (typeof limits.importColumns)[number];

/** Names of columns in both languages, without accents; the first that fits best is taken. */
const namesOfRole: Readonly<Record<ColumnRole, readonly string[]>> = {
  date: [
    'date',
    'fecha',
    'dream date',
    'fecha del sueno',
    'day',
    'dia',
    'created',
    'created at',
    'createdat',
    'creado',
    'creation date',
    'timestamp',
    'datetime',
    'date time',
    'when',
    'cuando',
    'night',
    'noche',
  ],
  time: ['time', 'hora', 'hour', 'wake time'],
  title: [
    'title',
    'titulo',
    'dream title',
    'titulo del sueno',
    'name',
    'nombre',
    'subject',
    'asunto',
    'headline',
  ],
  content: [
    'content',
    'contenido',
    'dream',
    'sueno',
    'dream text',
    'text',
    'texto',
    'description',
    'descripcion',
    'entry',
    'entrada',
    'body',
    'cuerpo',
    'narrative',
    'relato',
    'story',
    'historia',
    'journal',
    'diario',
    'notes',
    'notas',
    'note',
    'nota',
    'details',
    'detalles',
  ],
  category: ['category', 'categoria', 'type', 'tipo', 'kind', 'clase', 'dream type', 'tipo de sueno'],
  tags: ['tags', 'etiquetas', 'tag', 'etiqueta', 'labels', 'keywords', 'palabras clave', 'themes', 'temas'],
}; // prettier-ignore

const roles = Object.keys(namesOfRole) as ColumnRole[];
const longestName = 60;

function plainName(name: string): string {
  return name
    .slice(0, longestField)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a first row names columns: short cells without dates or numbers, at least one of them known or all distinct. */
export function looksLikeHeader(cells: readonly string[]): boolean {
  const names = cells.map(plainName).filter((name) => name !== '');
  if (names.length === 0) return false;
  if (cells.some((cell) => cell.trim().length > longestName)) return false;
  const hasValues = cells.some((cell) => findDate(cell) !== null || /^\d+$/.test(cell.trim()));
  const knows = names.some((name) => roles.some((role) => namesOfRole[role].includes(name)));
  return !hasValues && (knows || new Set(names).size === names.length);
}

/**
 * What each column holds, by its name and by what stands in `rows`. No role comes twice; null: nothing that is taken.
 */
export function guessRoles(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): (ColumnRole | null)[] {
  const found = new Map<ColumnRole, number>();
  const take = (role: ColumnRole, index: number) => {
    if (index >= 0 && !found.has(role) && ![...found.values()].includes(index)) found.set(role, index);
  };
  const names = columns.map(plainName);
  for (const role of roles) {
    for (const name of namesOfRole[role]) take(role, names.indexOf(name));
  }
  for (const role of roles) {
    take(
      role,
      names.findIndex((name) => namesOfRole[role].some((known) => ` ${name} `.includes(` ${known} `))),
    );
  }
  if (rows.length > 0) guessByValues(columns.length, rows, take);
  const byIndex = new Map([...found].map(([role, index]) => [index, role]));
  return columns.map((_, index) => byIndex.get(index) ?? null);
}

function guessByValues(
  count: number,
  rows: readonly (readonly string[])[],
  take: (role: ColumnRole, index: number) => void,
): void {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const share = (index: number, fits: (cell: string) => boolean) =>
    rows.filter((row) => fits((row[index] ?? '').trim())).length / rows.length;
  take(
    'date',
    indexes.findIndex((index) => share(index, isDate) > 0.6),
  );
  take(
    'time',
    indexes.findIndex((index) => share(index, isTime) > 0.6),
  );
  const lengths = indexes.map((index) => rows.reduce((sum, row) => sum + (row[index]?.length ?? 0), 0));
  const longest = lengths.indexOf(Math.max(...lengths));
  if ((lengths[longest] ?? 0) >= rows.length * 15) take('content', longest);
}

const isDate = (cell: string) => cell.length <= 60 && (findDate(cell)?.start ?? 99) <= 12;
const isTime = (cell: string) => cell.length <= 12 && readTime(cell) !== null;
