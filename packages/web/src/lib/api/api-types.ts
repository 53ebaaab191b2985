import type { Endpoints } from '@chitta/contract';

/** Method and path of a call, the same string as in the contract. */
export type ApiKey = keyof Endpoints;

// Read structurally, so that the schema library stays a type and is never bundled.
type InputOf<Schema> = Schema extends { readonly _zod: { readonly input: infer Input } } ? Input : never;
type OutputOf<Schema> = Schema extends { readonly _zod: { readonly output: infer Output } } ? Output : never;

type Unwrapped<Answer> = Answer extends { success: true; data: infer Data } ? Data : Answer;

type Part<Key extends ApiKey, Name extends string> =
  Endpoints[Key] extends Readonly<Record<Name, infer Schema>> ? InputOf<Schema> : undefined;

// In brackets, so that a body of several forms stays one body.
type Field<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** What an answer 401 becomes: an error (default) or null. */
  readonly onUnauthorized?: 'throw' | 'null';
}

/** Everything a call of this key takes; parts that the contract does not declare are refused. */
export type ApiInput<Key extends ApiKey> = CallOptions &
  Field<'params', Part<Key, 'params'>> &
  Field<'query', Part<Key, 'query'>> &
  Field<'body', Part<Key, 'body'>>;

/** What a call of this key gives, with the `{ success, data }` envelope taken off. */
export type ApiResult<Key extends ApiKey> = Unwrapped<OutputOf<Endpoints[Key]['response']>>;

/** True where a call can be made without any input. */
export type ApiArgs<Key extends ApiKey> =
  Record<never, never> extends ApiInput<Key> ? [input?: ApiInput<Key>] : [input: ApiInput<Key>];
