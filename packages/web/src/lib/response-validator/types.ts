export type ResponseIssueType = 'HTML_IN_JSON_RESPONSE' | 'SERVER_ERROR_PAGE' | 'INVALID_JSON_FORMAT';

/** An answer as it arrived, read to its end. */
export interface RawResponse {
  readonly url: string;
  readonly method: string;
  readonly status: number;
  readonly statusText: string;
  readonly contentType: string;
  readonly text: string;
}

/** One answer that was not the JSON it should have been. Kept in memory only: it may hold private text. */
export interface ResponseIssue {
  readonly id: string;
  readonly timestamp: string;
  readonly url: string;
  readonly method: string;
  readonly expectedFormat: 'json';
  readonly actualFormat: 'html' | 'text' | 'invalid-json';
  readonly errorType: ResponseIssueType;
  readonly autoFixed: boolean;
  /** The first 500 characters. */
  readonly originalResponse: string;
}

export interface InspectedResponse {
  readonly status: number;
  readonly statusText: string;
  /** `x-original-status` on a repaired answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly issue: ResponseIssue | null;
}
