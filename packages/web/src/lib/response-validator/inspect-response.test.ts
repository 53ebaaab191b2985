import { describe, expect, it } from 'vitest';
import { inspectResponse } from './inspect-response.ts';
import type { RawResponse } from './types.ts';

const now = new Date('2026-11-21T06:00:00.000Z');

function raw(overrides: Partial<RawResponse>): RawResponse {
  return {
    url: '/api/dreams',
    method: 'GET',
    status: 200,
    statusText: 'OK',
    contentType: 'application/json',
    text: '{}',
    ...overrides,
  };
}

describe('inspectResponse', () => {
  it.each(['{"a":1}', '[]', '', '  ', '{"text":"404 not found on nginx <html>"}'])(
    'passes %j untouched',
    (text) => {
      expect(inspectResponse(raw({ text, status: 201 }), now)).toEqual({
        status: 201,
        statusText: 'OK',
        headers: {},
        text,
        issue: null,
      });
    },
  );

  it('repairs what is nearly JSON and says so', () => {
    const inspected = inspectResponse(raw({ text: 'callback({a: 1,});', status: 203 }), now);
    expect(inspected).toMatchObject({
      status: 200,
      statusText: 'OK (Auto-Fixed)',
      headers: { 'x-original-status': '203' },
      issue: { errorType: 'INVALID_JSON_FORMAT', autoFixed: true, actualFormat: 'invalid-json' },
    });
    expect(JSON.parse(inspected.text)).toEqual({ a: 1 });
  });

  it('takes data out of a page', () => {
    const text = '<!doctype html><script type="application/json">{"a":1}</script>';
    const inspected = inspectResponse(raw({ text, contentType: 'text/html' }), now);
    expect(inspected.text).toBe('{"a":1}');
    expect(inspected.issue).toMatchObject({ errorType: 'HTML_IN_JSON_RESPONSE', actualFormat: 'html' });
  });

  it('substitutes the error page of a server', () => {
    const text = '<html><title>502</title>nginx</html>';
    const inspected = inspectResponse(raw({ text, contentType: 'text/html', status: 502 }), now);
    expect(inspected.headers).toEqual({ 'x-original-status': '502' });
    expect(JSON.parse(inspected.text)).toMatchObject({
      error: true,
      message: 'Server error detected',
      type: 'SERVER_ERROR',
      url: '/api/dreams',
      timestamp: now.toISOString(),
    });
    expect(inspected.issue?.errorType).toBe('SERVER_ERROR_PAGE');
  });

  it('leaves what cannot be repaired, with the first 500 characters in the issue', () => {
    const text = `{"a": ${'x'.repeat(600)}`;
    const inspected = inspectResponse(raw({ text }), now);
    expect(inspected).toMatchObject({ status: 200, text, issue: { autoFixed: false } });
    expect(inspected.issue?.originalResponse).toHaveLength(500);
  });
});
