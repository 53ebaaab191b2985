import { describe, expect, it } from 'vitest';
import { characterKind, kindOf } from './characters.ts';

describe('kindOf', () => {
  it.each([
    ['letter', 'aZñÁß3д中\u0301'],
    ['apostrophe', "'’ʼ"],
    ['comma', ','],
    ['stop', '.!?…;:()"“«¿¡\n—*'],
    ['ignored', '\u00ad\u200b\u200d\ufe0f'],
    ['joiner', ' \t-/&'],
  ] as const)('takes as %s each of %j', (kind, characters) => {
    const kinds = [...characters].map((character) => kindOf(character.charCodeAt(0)));
    expect(new Set(kinds)).toEqual(new Set([characterKind[kind]]));
  });

  it('answers the same when it is asked again', () => {
    const codes = [0x41, 0x4e2d, 0xd83d, 0xffff];
    expect(codes.map(kindOf)).toEqual(codes.map(kindOf));
  });
});
