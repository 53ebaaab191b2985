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

/** Signs before the place that a message of the runtime shows, where it is not at the beginning. */
const shownBefore = 10;

/** The runtime names the place, or shows what stands around it; undefined where it does neither. */
function lineOf(error: unknown, text: string): number | undefined {
  const message = String(error);
  const position = /position (?<position>\d+)/.exec(message)?.groups?.position;
  if (position !== undefined) return lineAt(Number(position), text);
  if (message.includes('end of JSON')) return lineAt(text.length, text);
  const shown = /token '(?<token>.+)', (?<cut>\.{3})?"(?<around>.+?)"(?:\.{3})? is not valid/su.exec(
    message,
  )?.groups;
  if (!shown) return undefined;
  const at = text.indexOf(shown.cut === undefined ? (shown.token ?? '') : (shown.around ?? ''));
  return at === -1 ? undefined : lineAt(shown.cut === undefined ? at : at + shownBefore, text);
}

function lineAt(position: number, text: string): number {
  return text.slice(0, position).split('\n').length;
}
