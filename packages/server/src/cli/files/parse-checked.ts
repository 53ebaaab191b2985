import type { z } from 'zod';
import { CliError } from '../cli-error.ts';

/**
 * What JSON says, checked. Throws a `CliError` that begins with `place` and tells what is wrong first; `what` names the
 * text where it is no JSON at all.
 */
export function parseChecked<Value>(
  text: string,
  schema: z.ZodType<Value>,
  { place, what }: { readonly place: string; readonly what: string },
): Value {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new CliError(`${place}: ${what} is no JSON`);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new CliError(`${place}: ${[issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')}`);
}
