import type { z } from 'zod';
import type { ErrorReason } from './error-codes.ts';

/** Who may call an endpoint. The server enforces it; OpenAPI carries it as `x-access`. */
export const accessLevels = ['public', 'member', 'premium', 'affiliate', 'admin'] as const;
export type Access = (typeof accessLevels)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What an upload may bring: at most this many files, and bytes of each and of all together. */
export interface UploadLimits {
  readonly files: number;
  readonly fileBytes: number;
  readonly totalBytes: number;
}

/** What one call is: everything server guards, typed client, OpenAPI and generated tests are made from. */
export interface Endpoint {
  readonly access: Access;
  readonly summary: string;
  /** Path parameters such as `:id`. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Bytes that the body may have, where that is more than others may. */
  readonly bodyBytes?: number;
  readonly response: z.ZodType;
  readonly status?: 200 | 201;
  /** Reasons of its own; those every call can give (`requests.*`, `server.*`, guards) are implied. */
  readonly errors: readonly ErrorReason[];
  /** Creating calls that accept an `Idempotency-Key` header. */
  readonly isIdempotent?: boolean;
  /** A public call that tells members more: it asks who reads, and answers visitors all the same. */
  readonly isForMembersToo?: boolean;
  /** The same for everyone, so that browsers and caches on the way may keep it for a short while. */
  readonly isCacheable?: boolean;
  /** The member's own, with an ETag: a client may keep it and ask each time whether it is still the same. */
  readonly isRevalidated?: boolean;
  /** Answers with lines of JSON as they come up (`application/x-ndjson`), each of the shape of `response`. */
  readonly isStream?: boolean;
  /** Works through files that were sent: the answer may take as long as that of the upload. */
  readonly isLengthy?: boolean;
  /**
   * Takes files as `multipart/form-data`; text fields are refused. With a `body` beside it, that comes as JSON where there
   * is no file, else as JSON in the text field `data` before the files.
   */
  readonly upload?: UploadLimits;
  /** Sent by another server: raw bytes, proven by a signature over them, from no page of anybody's. */
  readonly isNotification?: boolean;
  /** Answers with a file of the media type of `response`, which is a `z.file()`. */
  readonly isDownload?: boolean;
  /** The member must have proved a moment ago to be the one, else `accounts.proof_needed`. */
  readonly needsProof?: boolean;
}

/** The key of an endpoint is its method and path, the same string in route, client call and test. */
export type EndpointKey = `${Method} /api/${string}`;

/** Declares one call; exists so that each declaration is checked and keeps its exact schema types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
