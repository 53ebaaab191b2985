import { describe, expect, it } from 'vitest';
import { createObjectReader } from './read-objects.ts';

/** Reads a text in pieces of one length. */
function readInPieces(text: string, length: number): unknown[] {
  const read = createObjectReader();
  return (text.match(new RegExp(`[\\s\\S]{1,${length}}`, 'g')) ?? []).flatMap(read);
}

const one = { id: 1, text: 'A "dog" \\ {barks}\nin the } yard.' };
const two = { id: 2, text: 'Ñandú' };
const json = (value: unknown) => JSON.stringify(value);

describe('createObjectReader', () => {
  it.each([
    ['lines', `${json(one)}\n${json(two)}\n`],
    ['a list', json([one, two])],
    ['a list in an object', json({ sentences: [one, two] })],
    ['a printed list', JSON.stringify([one, two], null, 2)],
    [
      'a fenced block behind words',
      `Here "it" is, {as} you asked:\n\`\`\`json\n${json(one)}\n${json(two)}\n\`\`\``,
    ],
    ['lines behind an open quote', `{ "well\n${json(one)}\n${json(two)}`],
  ])('finds the objects of %s, however it is cut', (_name, text) => {
    for (const length of [1, 3, 1000]) expect(readInPieces(text, length)).toEqual([one, two]);
  });

  it.each(['', 'no object', '{"id":1,"text":"cut', '{id: 1}', '[1, 2]', '}}}{{{', '{"text":"\\'])(
    'finds none in %j',
    (text) => {
      expect(readInPieces(text, 2)).toEqual([]);
    },
  );

  it('forgets what grows too long to be an object, and goes on', () => {
    const text = `{"id":1,"text":"${'x'.repeat(20_000)}"}\n${json(two)}`;
    expect(readInPieces(text, 50)).toEqual([two]);
  });
});
