import { describe, expect, it } from 'vitest';
import { rawRequest, readSqlmap } from './run-sqlmap.mjs';

describe('rawRequest', () => {
  it('is what goes over the wire, with a body in JSON', () => {
    const request = { method: 'POST', url: '/api/login', body: { username: 'luna' }, cookie: 'a=b' };
    expect(rawRequest('http://127.0.0.1:4000', request).split('\r\n')).toEqual([
      'POST /api/login HTTP/1.1',
      'Host: 127.0.0.1:4000',
      'Accept: application/json',
      'Cookie: a=b',
      'Content-Type: application/json',
      '',
      '{"username":"luna"}',
    ]);
  });
});

describe('readSqlmap', () => {
  it('names what can be injected into', () => {
    const output =
      'sqlmap identified the following injection point(s)\n---\nParameter: name (GET)\n    Type: stacked';
    expect(readSqlmap(output, 'GET /x')).toEqual([{ scanner: 'sqlmap', what: 'GET /x: name (GET)' }]);
  });

  it('finds nothing where everything was tried', () => {
    expect(readSqlmap('[CRITICAL] all tested parameters do not appear to be injectable.', 'GET /x')).toEqual(
      [],
    );
  });

  it('does not take a target that was not tried for a safe one', () => {
    const [finding] = readSqlmap('[CRITICAL] unable to connect to the target URL', 'GET /x');
    expect(finding.what).toBe('GET /x was not tried: [CRITICAL] unable to connect to the target URL');
    expect(readSqlmap('', 'GET /x')).toHaveLength(1);
  });
});
