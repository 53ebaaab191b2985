import { readText } from './decode-text.ts';
import type { SourceFile } from './read-csv.ts';
import { Refusal } from './refusal.ts';

/** Reads a JSON file. Throws a refusal with the line at which it stops being JSON. */
export async function readJson({ name, path }: SourceFile): Promise<unknown> {
  const text = (await readText(path)).replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Refusal('broken_file', { detail: 'json', file: name, line: lineOf(error, text) });
  }
}

/** The runtime names the place in most of its messages; undefined where it does not. */
function lineOf(error: unknown, text: string): number | undefined {
  const position = /position (?<position>\d+)/.exec(String(error))?.groups?.position;
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length;
  return /end of JSON/.test(String(error)) ? text.split('\n').length : undefined;
}
