import { describe, expect, it } from 'vitest';
import { readDateLine, readHeading } from './date-line.ts';

const fifth = { year: 2024, month: 3, day: 5 };

describe('headings', () => {
  it.each([
    ['# One', 1, 'One'],
    ['###   The **flood**  ', 3, 'The flood'],
    ['# *The* flood of __all__', 1, 'The flood of all'],
    ['# the snake_case_name and 2 * 3', 1, 'the snake_case_name and 2 * 3'],
    ['## _Later_ ##', 2, 'Later'],
    ['###### Six', 6, 'Six'],
  ])('%j has a level and words', (line, level, text) => {
    expect(readHeading(line)).toEqual({ level, text });
  });

  it.each(['#tag', '####### seven', ' # indented', '#', 'A dog # barked', ''])('%j is none', (line) => {
    expect(readHeading(line)).toBeNull();
  });
});

describe('lines that date what follows', () => {
  it.each([
    ['2024-03-05', ''],
    ['**2024-03-05**', ''],
    ['- 5 March 2024', ''],
    ['> 5 de marzo de 2024', ''],
    ['Date: March 5, 2024', ''],
    ['Fecha: 5 de marzo de 2024', ''],
    ['Día 5 de marzo de 2024', ''],
    ['Sueño del 5 de marzo de 2024', ''],
    ['Night of 5 March 2024', ''],
    ['Noche del 5 de marzo de 2024', ''],
    ['Tuesday, 5 March 2024', ''],
    ['Martes 5 de marzo de 2024', ''],
    ['mar., 5 de marzo de 2024', ''],
    ['domingo el 5 de marzo de 2024', ''],
    ['(2024-03-05) The flood', 'The flood'],
    ['2024-03-05: The flood', 'The flood'],
    ['2024-03-05 – _The flood_', 'The flood'],
    ['**5 March 2024** | The flood', 'The flood'],
    ['5 de marzo de 2024, La casa', 'La casa'],
  ])('%j', (line, rest) => {
    expect(readDateLine(line)).toEqual({ date: fifth, rest, isHeading: false });
  });

  it.each([
    ['# 2024-03-05', ''],
    ['## Dream of 5 March 2024', ''],
    ['## Sueño del 5 de marzo de 2024', ''],
    ['# Entry 2024-03-05', ''],
    ['## Tuesday, 5 March 2024', ''],
    ['## martes, 5 de marzo de 2024', ''],
    ['## The flood (2024-03-05)', 'The flood'],
    ['## La casa - 5 de marzo de 2024', 'La casa'],
    ['### 5 March 2024: The flood', 'The flood'],
  ])('%j as a heading', (line, rest) => {
    expect(readDateLine(line)).toMatchObject({ date: fifth, rest, isHeading: true });
  });

  it('keep the time that stands behind the day', () => {
    expect(readDateLine('2024-03-05 07:30 - The flood')).toEqual({
      date: { ...fifth, minutes: 450 },
      rest: 'The flood',
      isHeading: false,
    });
  });

  it.each([
    '2024-03-05 was a Tuesday',
    'On 5 March 2024 I woke up',
    'I read 2024-03-05',
    'There were 12 dogs',
    '# Twelve dogs',
    '# 12 dogs',
    '31/02/2024',
    '',
    `2024-03-05: ${'x'.repeat(20_001)}`,
  ])('are not lines that only speak of days: %.40j', (line) => {
    expect(readDateLine(line)).toBeNull();
  });
});
