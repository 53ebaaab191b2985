import { expect, it } from 'vitest';
import { printTable } from './print-table.ts';

it('puts rows below the names of their columns', () => {
  const rows = [
    { id: 1, name: 'luna', at: new Date('2026-11-22T08:00:00Z'), more: { a: 1 } },
    { id: 12, name: null, at: null, more: Buffer.from([1, 255]) },
  ];
  const fields = ['id', 'name', 'at', 'more'].map((name) => ({ name }));
  expect(printTable({ command: 'SELECT', rowCount: 2, fields, rows })).toEqual([
    'id  name  at                        more',
    '1   luna  2026-11-22T08:00:00.000Z  {"a":1}',
    '12                                  \\x01ff',
    '(2 rows)',
  ]);
  expect(printTable({ command: 'UPDATE', rowCount: 3, fields: [], rows: [] })).toEqual(['UPDATE 3']);
});
