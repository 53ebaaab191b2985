import { wireError } from './wire-error.ts';

/** What is sent as a form, with brackets for what is in what: `items[0][price]=…`. */
export interface FormObject {
  [name: string]: FormValue;
}
export type FormValue = string | FormObject | FormValue[];

const wholeKey = /^[^[\]]+(\[[^[\]]*\])*$/;

/** Reads a form, or the question of an address. Lists have numbers for names. */
export function parseForm(text: string): FormObject {
  const root: FormObject = {};
  for (const [key, value] of new URLSearchParams(text)) {
    if (!wholeKey.test(key)) throw wireError.invalid(`Invalid parameter: ${key}`);
    put(root, key.replaceAll(']', '').split('['), value);
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, withLists(value)]));
}

function put(target: FormObject, [name = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const known = Object.hasOwn(target, name) ? target[name] : undefined;
  const inner = typeof known === 'object' && !Array.isArray(known) ? known : {};
  target[name] = inner;
  put(inner, rest, value);
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
