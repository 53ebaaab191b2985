import { describe, expect, it } from 'vitest';
import { readWapiti } from './run-wapiti.mjs';

describe('readWapiti', () => {
  it('lists holes and broken answers, and nothing where there is none', () => {
    const found = { method: 'GET', path: '/echo', info: 'via text' };
    const report = {
      vulnerabilities: { 'Cross Site Scripting': [found], CRLF: [] },
      anomalies: { 'Error 500': [found] },
    };
    expect(readWapiti(JSON.stringify(report)).map(({ what }) => what)).toEqual([
      'Cross Site Scripting: GET /echo: via text',
      'Error 500: GET /echo: via text',
    ]);
    expect(readWapiti(JSON.stringify({ vulnerabilities: {}, anomalies: {} }))).toEqual([]);
  });
});
