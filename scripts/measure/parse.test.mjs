import { describe, expect, it } from 'vitest';
import { parseSource } from './parse.mjs';

const parse = (text, file = 'a.tsx') => parseSource({ file, text });

describe('parseSource', () => {
  it('counts branches of each function apart from the functions inside it', () => {
    const { functions } = parse(`
      function outer(a: number) {
        if (a > 1 && a < 3) return 1;
        const inner = (b?: number) => b ?? (a ? 1 : 2);
        return inner();
      }`);
    expect(functions.map(({ name, complexity }) => [name, complexity])).toEqual([
      ['outer', 3],
      ['inner', 3],
    ]);
  });

  it('knows components by their JSX', () => {
    const { functions } = parse('export const Card = () => <p>…</p>;');
    expect(functions[0]).toMatchObject({ name: 'Card', hasJsx: true, lines: 1 });
  });

  it('tells imports of types from imports that run', () => {
    const { imports } = parse(`
      import type { A } from './a.ts';
      import { type B } from './b.ts';
      import { type C, d } from './c.ts';
      export { e } from './e.ts';
      const lazy = () => import('./f.ts');`);
    expect(imports.map(({ specifier, isTypeOnly }) => [specifier, isTypeOnly])).toEqual([
      ['./a.ts', true],
      ['./b.ts', true],
      ['./c.ts', false],
      ['./e.ts', false],
      ['./f.ts', false],
    ]);
  });

  it('counts any, suppressions and default exports', () => {
    const found = parse(
      '// biome-ignore lint/a: why\nexport default function x(a: any) { return a; }',
      'a.ts',
    );
    expect(found).toMatchObject({ anyCount: 1, suppressions: 1, hasDefaultExport: true, commentLines: 1 });
  });

  it('names the file of a syntax error', () => {
    expect(() => parse('const = 1', 'broken.ts')).toThrow(/^broken\.ts/);
  });
});
