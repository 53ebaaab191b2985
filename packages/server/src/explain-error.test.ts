import { describe, expect, it } from 'vitest';
import { explainError } from './explain-error.ts';

const failure = (properties: object) => Object.assign(new Error('raw'), properties);

describe('explainError', () => {
  it.each([
    [{ code: 'EADDRINUSE', port: 3000 }, 'Port 3000 is in use'],
    [{ code: 'EACCES', port: 80 }, 'may not listen on port 80'],
    [{ code: 'EADDRNOTAVAIL', syscall: 'listen', address: '10.99.99.99' }, 'has no address 10.99.99.99'],
    [{ code: '28P01' }, 'refuses the user or the password'],
    [{ code: '3D000' }, 'is not there (raw)'],
  ])('%j is a sentence', (properties, sentence) => {
    const told = explainError(failure(properties));
    expect(told).toContain(sentence);
    expect(told).not.toMatch(/\n {4}at /);
  });

  it('finds the cause further down', () => {
    const cause = failure({ code: '42501', message: 'permission denied for schema public' });
    expect(explainError(new Error('Failed query: …', { cause }))).toContain('own the database');
  });

  it('keeps the stack of what nobody foresaw', () => {
    expect(explainError(new TypeError('x is undefined'))).toMatch(/\n {4}at /);
  });
});
