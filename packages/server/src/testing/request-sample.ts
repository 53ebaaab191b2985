import type { TestApp } from './build-test-app.ts';
import type { SignedInClient } from './factories.ts';
import type { SampleFile } from './multipart.ts';

/** A request that its endpoint accepts. */
export interface RequestSample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Files of an upload, in place of a body. */
  readonly files?: readonly SampleFile[];
}

/** Makes a valid request about rows of `owner`, or of the dictionary, creating them. */
export type SampleMaker = (owner: SignedInClient, testApp: TestApp) => Promise<RequestSample> | RequestSample;
