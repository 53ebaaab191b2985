import { describe, expect, it } from 'vitest';
import { fillLine, isFillable } from './fill-line.ts';

describe('fillLine', () => {
  it.each([
    ['{who} {wants/want} to be met', { who: 'a habit' }, 'a habit wants to be met'],
    ['{who} {wants/want} to be met', { who: 'many parts of you' }, 'many parts of you want to be met'],
    ['you open {what|something shut}', {}, 'you open something shut'],
    ['you open {what|something shut}', { what: 'a passage' }, 'you open a passage'],
    ['by {who} you lose ground', { who: 'something in you' }, 'by something in you, you lose ground'],
    [
      '{who} {gives/give} what it has',
      { who: 'the man', meant: { who: 'a side of you' } },
      'a side of you gives what it has',
    ],
    [
      '{who} takes more than {it gives/they give}',
      { who: 'the man', meant: { who: 'a side of you' } },
      'a side of you takes more than it gives',
    ],
    ['{who} {wants/want} in', { who: 'the dogs', plural: { who: true } }, 'the dogs want in'],
    ['{it} {is/are} near', { it: 'the two doors', isItPlural: true }, 'the two doors are near'],
    ['{it} {is/are} near', { it: 'your brother', isItPlural: false }, 'your brother is near'],
  ])('%s', (line, slots, expected) => {
    expect(fillLine(line, slots, 'en')).toBe(expected);
  });

  it('contracts Spanish articles and agrees in number', () => {
    expect(fillLine('te acercas a {what}', { what: 'el fondo' }, 'es')).toBe('te acercas al fondo');
    expect(fillLine('{who} {pide/piden} paso', { who: 'unas costumbres' }, 'es')).toBe(
      'unas costumbres piden paso',
    );
  });

  it.each([
    ['masculine', 'te quedas solo con el asunto'],
    ['feminine', 'te quedas sola con el asunto'],
    [undefined, 'te quedas a solas con el asunto'],
  ] as const)('addresses the dreamer as set (%s)', (address, expected) => {
    expect(fillLine('te quedas {solo;sola;a solas} con el asunto', { address }, 'es')).toBe(expected);
  });

  it('says nothing where a slot stays empty', () => {
    expect(fillLine('{who} is there', {}, 'en')).toBeUndefined();
  });
});

describe('isFillable', () => {
  it.each([
    ['{who} is there', {}, false],
    ['{who} is there', { who: 'a habit' }, true],
    ['{what|something} opens', {}, true],
    ['{it} {is/are} near', { who: 'a habit' }, false],
    ['nothing is missing', {}, true],
  ])('knows of %s whether it has its slots', (line, slots, expected) => {
    expect(isFillable(line, slots)).toBe(expected);
    expect(fillLine(line, slots, 'en') !== undefined).toBe(expected);
  });
});
