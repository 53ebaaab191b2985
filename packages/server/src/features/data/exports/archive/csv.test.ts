import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('toCsv', () => {
  it.each([
    [['plain', 5, null], 'plain,5,\r\n'],
    [['a, b', 'say "so"', 'two\nlines'], '"a, b","say ""so""","two\nlines"\r\n'],
    [['=1+1', '+1', '-1', '@x', '\t='], "'=1+1,'+1,'-1,'@x,\"'\t'=\"\r\n"],
    [['a;=1+1;b', 'a;  @x'], '"a;\'=1+1;b","a;  \'@x"\r\n'],
    [['a\t=1+1', 'a\n=1+1', 'a\r\n-2'], '"a\t\'=1+1","a\n\'=1+1","a\r\n\'-2"\r\n'],
    [['\uFF1D1+1', 'a;\uFF0B1'], '\'\uFF1D1+1,"a;\'\uFF0B1"\r\n'],
    [['a; b - c', '1 = 1; 2'], '"a; b - c","1 = 1; 2"\r\n'],
    [['3 = 3'], '3 = 3\r\n'],
  ])('writes %j', (row, line) => {
    expect(toCsv([row])).toBe(line);
  });
});
