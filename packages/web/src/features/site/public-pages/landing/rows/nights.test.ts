import { symbolGroups } from '@chitta/contract/limits';
import { expect, it } from 'vitest';
import { nights, returning } from './nights.ts';

it('are forty, of four to seven stars each', () => {
  expect(nights).toHaveLength(40);
  const sizes = new Set(nights.map(({ stars }) => stars.length));
  expect([...sizes].sort()).toEqual([4, 5, 6, 7]);
});

it('join each star with the one before, and none with one of another night', () => {
  for (const { stars, links } of nights) {
    expect(links.map(({ from, to }) => [from, to])).toEqual(
      stars.slice(1).map(({ id }, place) => [stars[place]?.id, id]),
    );
  }
});

it('have one star that comes back, and no other twice', () => {
  const ids = nights.flatMap(({ stars }) => stars.map(({ id }) => id));
  const others = ids.filter((id) => id !== returning);
  expect(ids.length - others.length).toBe(9);
  expect(new Set(others).size).toBe(others.length);
});

it('are coloured by groups that there are', () => {
  const groups = new Set(nights.flatMap(({ stars }) => stars.map(({ group }) => group)));
  for (const group of groups) expect(symbolGroups).toContain(group);
});
