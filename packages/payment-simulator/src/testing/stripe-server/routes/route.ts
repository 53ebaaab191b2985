import { z } from 'zod';
import type { FormObject } from '../parse-form.ts';
import type { StripeWorld } from '../stripe-world.ts';
import { wireError } from '../wire-error.ts';

export interface Route {
  readonly method: string;
  readonly path: RegExp;
  /** `id`: of the thing in the path, empty where the path names none. */
  run(world: StripeWorld, id: string, question: FormObject): unknown;
}

interface Call<Question> {
  readonly world: StripeWorld;
  readonly id: string;
  readonly question: Question;
}

/** One call of the API. Whatever the schema does not name is refused. */
export function route<Schema extends z.ZodType>(
  line: string,
  schema: Schema,
  handle: (call: Call<z.output<Schema>>) => unknown,
): Route {
  const [method = '', path = ''] = line.split(' ');
  return {
    method,
    path: new RegExp(`^${path.replace(':id', '(?<id>[A-Za-z0-9_]+)')}$`),
    run: (world, id, question) => {
      const { data, error } = schema.safeParse(question);
      if (error) throw toParameterError(error);
      return handle({ world, id, question: data });
    },
  };
}

function toParameterError({ issues }: z.ZodError) {
  const [issue] = issues;
  const path = issue?.path.join('.') ?? '';
  if (issue?.code !== 'unrecognized_keys') return wireError.invalid(`Invalid ${path}`, { param: path });
  const param = [...issue.path, ...issue.keys].join('.');
  return wireError.invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
}

export const flag = z.stringbool({ truthy: ['true'], falsy: ['false'] });
export const seconds = z.coerce.number().int().positive();
export const amount = z.coerce.number().int().positive();
export const metadata = z.record(z.string(), z.string());

/** Names of what is to come along, within the entries of a list. */
export function inList<const Name extends string>(names: readonly Name[]) {
  const full = names.map((name) => `data.${name}`);
  return z
    .array(z.string().refine((name) => full.includes(name)))
    .optional()
    .transform((asked = []) => names.filter((name) => asked.includes(`data.${name}`)));
}
