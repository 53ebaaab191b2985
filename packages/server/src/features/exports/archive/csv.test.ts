import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('toCsv', () => {
  it.each([
    [['plain', 5, null], 'plain,5,\r\n'],
    [['a, b', 'say "so"', 'two\nlines'], '"a, b","say ""so""","two\nlines"\r\n'],
    [['=1+1', '+1', '-1', '@x', '\t='], "'=1+1,'+1,'-1,'@x,'\t=\r\n"],
    [['3 = 3'], '3 = 3\r\n'],
  ])('writes %j', (row, line) => {
    expect(toCsv([row])).toBe(line);
  });
});
