import { describe, expect, it } from 'vitest';
import { isEmail, isPasswordLength } from './field-checks.ts';

describe('isEmail', () => {
  it.each([
    ['luna@example.org', true],
    [' luna@example.org ', true],
    ['ñandú@ejemplo.es', true],
    ['luna@example', false],
    ['luna example@x.org', false],
    ['@example.org', false],
    [`${'a'.repeat(250)}@b.org`, false],
    ['', false],
  ])('%j: %s', (value, expected) => {
    expect(isEmail(value)).toBe(expected);
  });
});

describe('isPasswordLength', () => {
  it.each([
    [7, false],
    [8, true],
    [128, true],
    [129, false],
  ])('%i characters: %s', (length, expected) => {
    expect(isPasswordLength('x'.repeat(length))).toBe(expected);
  });
});
