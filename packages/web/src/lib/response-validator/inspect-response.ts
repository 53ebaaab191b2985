import { extractJsonFromHtml, repairJsonText } from './repair-json.ts';
import type { InspectedResponse, RawResponse, ResponseIssue, ResponseIssueType } from './types.ts';

const errorPageText = /nginx|apache|internal server error|404 not found|bad gateway|service unavailable/i;
const htmlStart = /^\s*(?:<!doctype\s+html|<html|<head|<body|<!--)/i;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** True where a text is a web page rather than data. */
function isHtml(text: string, contentType: string): boolean {
  return htmlStart.test(text) || (contentType.includes('text/html') && /<\w+[\s>]/.test(text));
}

function classify(raw: RawResponse): ResponseIssueType {
  if (errorPageText.test(raw.text)) return 'SERVER_ERROR_PAGE';
  return isHtml(raw.text, raw.contentType) ? 'HTML_IN_JSON_RESPONSE' : 'INVALID_JSON_FORMAT';
}

function substitute(raw: RawResponse, timestamp: string): string {
  return JSON.stringify({
    error: true,
    message: 'Server error detected',
    type: 'SERVER_ERROR',
    url: raw.url,
    timestamp,
    suggestion: 'Please try again in a moment, or contact support if the problem persists.',
  });
}

function repair(raw: RawResponse, type: ResponseIssueType, timestamp: string): string | null {
  const found = isHtml(raw.text, raw.contentType) ? extractJsonFromHtml(raw.text) : repairJsonText(raw.text);
  if (found) return found;
  return type === 'SERVER_ERROR_PAGE' ? substitute(raw, timestamp) : null;
}

function actualFormat(raw: RawResponse): ResponseIssue['actualFormat'] {
  if (isHtml(raw.text, raw.contentType)) return 'html';
  return raw.contentType.includes('json') ? 'invalid-json' : 'text';
}

const pass = (raw: RawResponse): InspectedResponse => ({
  status: raw.status,
  statusText: raw.statusText,
  headers: {},
  text: raw.text,
  issue: null,
});

/**
 * Looks at one answer that should be JSON. A sound or empty one passes untouched; a repairable one comes back
 * as status 200 with its original status in a header; anything else passes untouched with its issue.
 * `now` is the moment of the answer, so that the result depends on nothing else.
 */
export function inspectResponse(raw: RawResponse, now: Date): InspectedResponse {
  if (raw.text.trim() === '' || isJson(raw.text)) return pass(raw);
  const type = classify(raw);
  const timestamp = now.toISOString();
  const repaired = repair(raw, type, timestamp);
  const issue: ResponseIssue = {
    id: `${now.getTime()}-${raw.method}-${raw.url}`,
    timestamp,
    url: raw.url,
    method: raw.method,
    expectedFormat: 'json',
    actualFormat: actualFormat(raw),
    errorType: type,
    autoFixed: repaired !== null,
    originalResponse: raw.text.slice(0, 500),
  };
  if (repaired === null) return { ...pass(raw), issue };
  return {
    status: 200,
    statusText: 'OK (Auto-Fixed)',
    headers: { 'x-original-status': String(raw.status) },
    text: repaired,
    issue,
  };
}
