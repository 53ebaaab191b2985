import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { z } from 'zod';
import { CliError } from '../cli-error.ts';
import { parseChecked } from './parse-checked.ts';

/**
 * Reads a file of JSON lines one by one, so that its size does not matter. Throws a `CliError` that names file, line
 * and reason at the first line that is not as the schema says; empty lines are skipped.
 */
export async function* readJsonLines<Line>(file: string, schema: z.ZodType<Line>): AsyncGenerator<Line> {
  const input = createReadStream(file, 'utf8');
  const opened = new Promise((resolve, reject) => input.once('open', resolve).once('error', reject));
  await opened.catch((error) => {
    throw new CliError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}`);
  });
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    // A byte order mark is no part of the first object.
    const text = (number === 1 ? line.replace(/^\uFEFF/, '') : line).trim();
    if (text !== '') yield parseChecked(text, schema, { place: `${file}:${number}`, what: 'this line' });
  }
}
