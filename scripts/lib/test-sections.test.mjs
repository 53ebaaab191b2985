import { describe, expect, it } from 'vitest';
import { parseArguments, sections } from './test-sections.mjs';

const names = ({ chosen }) => chosen.map(({ name }) => name);

describe('parseArguments', () => {
  it('chooses everything unless told otherwise', () => {
    expect(parseArguments([]).chosen).toEqual(sections);
    expect(names(parseArguments(['--only=e2e,lint']))).toEqual(['lint', 'e2e']);
  });

  it('passes everything else on, and names what it does not know', () => {
    const { rest, unknown } = parseArguments(['--only=unit,speed', 'dreams', '--bail=1']);
    expect(rest).toEqual(['dreams', '--bail=1']);
    expect(unknown).toEqual(['speed']);
  });
});
