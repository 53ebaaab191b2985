import { expect, it } from 'vitest';
import { chartCsv } from './chart-csv.ts';

it('quotes what would break a line apart, and keeps spreadsheets from computing a name', () => {
  const text = chartCsv({
    columns: ['Symbol', 'Dreams'],
    rows: [
      ['house, "old"', '4'],
      ['=1+1', '2'],
      ['frost', '-3'],
    ],
  });
  expect(text).toBe('\uFEFFSymbol,Dreams\r\n"house, ""old""",4\r\n\'=1+1,2\r\nfrost,-3\r\n');
});
