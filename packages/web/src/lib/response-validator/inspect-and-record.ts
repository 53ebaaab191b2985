import { inspectResponse } from './inspect-response.ts';
import { responseIssues } from './issue-log.ts';
import type { InspectedResponse, RawResponse } from './types.ts';

/** Repairs a broken answer as far as it goes, and notes what was wrong with it. */
export function inspectAndRecord(raw: RawResponse): InspectedResponse {
  const inspected = inspectResponse(raw, new Date());
  if (inspected.issue) responseIssues.record(inspected.issue);
  return inspected;
}
