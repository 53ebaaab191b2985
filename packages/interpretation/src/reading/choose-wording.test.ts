import { expect, it } from 'vitest';
import { chooseWording, hashOfText } from './choose-wording.ts';

it('chooses the same wording for the same dream, and others for others', () => {
  const wordings = ['a', 'b', 'c', 'd'];
  const chosen = Array.from({ length: 60 }, (_, dream) =>
    chooseWording(wordings, hashOfText(`dream ${dream}`), 'x'),
  );
  expect(chosen).toEqual(
    Array.from({ length: 60 }, (_, dream) => chooseWording(wordings, hashOfText(`dream ${dream}`), 'x')),
  );
  expect(new Set(chosen)).toEqual(new Set(wordings));
  const dream = hashOfText('dream');
  expect(chooseWording([], dream, 'x')).toBeUndefined();
  expect(chooseWording(wordings, dream, 'x', 1)).not.toBe(chooseWording(wordings, dream, 'x'));
  expect(chooseWording(['a'], dream, 'x', 1)).toBeUndefined();
});

it('hashes as FNV-1a does', () => {
  expect(hashOfText('')).toBe(0x811c9dc5);
  expect(hashOfText('a')).toBe(0xe40c292c);
});
