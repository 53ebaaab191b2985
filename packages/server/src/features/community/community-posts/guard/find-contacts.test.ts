import { describe, expect, it } from 'vitest';
import { findLinks, findReachable } from './find-contacts.ts';
import { isHurtful } from './hurtful-words.ts';

const found = (text: string) =>
  [...findReachable(text), ...findLinks(text)].map(({ start, end }) => text.slice(start, end));

describe('ways to reach somebody', () => {
  it.each([
    ['Write to luna.m+x@mail.example.org soon', ['luna.m+x@mail.example.org']],
    ['Call +34 612 345 678 or (555) 123-4567-89', ['+34 612 345 678', '555) 123-4567-89']],
    ['I am @luna_mar there', ['@luna_mar']],
    ['see https://example.org/a?b=c', ['https://example.org/a?b=c']],
    ['see free-stuff.example.com now', ['free-stuff.example.com']],
    ['On 2026-11-23 I woke at 12:30.', []],
    ['I fell.Then I woke. 1,000,000 birds. 10 of 12.', []],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each(['a', '1', 'a.', 'a-', '@a', '1 ', 'a@a.', 'www.'])(
    'are looked for in linear time in many %j',
    (part) => {
      expect(found(part.repeat(40_000 / part.length)).length).toBeLessThan(20_000);
    },
  );
});

describe('words that hurt', () => {
  it.each([
    ['Kill yourself', true],
    ['¡Mátate ya!', true],
    ['hija   de\nputa', true],
    ['They were retarded by the wind, in a moor of black and negro cats.', false],
    ['Conté a los moros en la clase de historia.', false],
  ])('%s', (text, expected) => {
    expect(isHurtful(text)).toBe(expected);
  });
});
