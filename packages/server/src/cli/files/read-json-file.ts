import { readFile, stat } from 'node:fs/promises';
import type { z } from 'zod';
import { CliError } from '../cli-error.ts';
import { parseChecked } from './parse-checked.ts';

/** What somebody writes by hand is far smaller. */
const largestBytes = 1024 * 1024;

/** Reads a file that holds one JSON value. Throws a `CliError` that says what is wrong with it. */
export async function readJsonFile<Value>(file: string, schema: z.ZodType<Value>): Promise<Value> {
  const text = await readText(file).catch((error) => {
    if (error instanceof CliError) throw error;
    throw new CliError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}`);
  });
  // A byte order mark is no part of the value.
  return parseChecked(text.replace(/^\uFEFF/, ''), schema, { place: file, what: 'this file' });
}

async function readText(file: string): Promise<string> {
  const { size } = await stat(file);
  if (size > largestBytes) throw new CliError(`${file} is larger than ${largestBytes} bytes`);
  return await readFile(file, 'utf8');
}
