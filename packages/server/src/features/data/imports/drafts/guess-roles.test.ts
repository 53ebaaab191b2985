import { describe, expect, it } from 'vitest';
import { guessRoles, looksLikeHeader } from './guess-roles.ts';

describe('looksLikeHeader', () => {
  it.each([
    [['date', 'dream']],
    [['Fecha', 'Sueño', '']],
    [['x', 'y', 'z']],
    [['notes', 'notes']],
    [['Dream type', 'ID']],
  ])('%j names columns', (cells) => {
    expect(looksLikeHeader(cells)).toBe(true);
  });

  it.each([
    [['2024-03-05', 'I walked']],
    [['1', 'title']],
    [['', ' ']],
    [['x', 'x']],
    [['date', 'A dog ran along the river bank, and I ran behind it until we came home.']],
  ])('%j does not', (cells) => {
    expect(looksLikeHeader(cells)).toBe(false);
  });
});

describe('guessRoles by names', () => {
  it.each([
    [
      ['FECHA', 'Título', 'Relato', 'Etiquetas', 'Categoría'],
      ['date', 'title', 'content', 'tags', 'category'],
    ],
    [
      ['Created_At', 'Headline', 'Journal', 'Labels', 'Kind'],
      ['date', 'title', 'content', 'tags', 'category'],
    ],
    [
      ['Tipo de sueño', 'Sueño', 'Fecha del sueño'],
      ['category', 'content', 'date'],
    ],
    [
      ['Dream title', 'Dream text', 'Dream date', 'Wake time'],
      ['title', 'content', 'date', 'time'],
    ],
    [
      ['My notes', 'Date of night', 'Palabras clave'],
      ['content', 'date', 'tags'],
    ],
    [
      ['date', 'date', 'dream', 'dream'],
      ['date', null, 'content', null],
    ],
    [
      ['mood', 'dated', 'texture'],
      [null, null, null],
    ],
    [[], []],
  ])('%j', (columns, expected) => {
    expect(guessRoles(columns, [])).toEqual(expected);
  });
});

describe('guessRoles by values', () => {
  const text = 'I walked through my old house.';

  it.each([
    [[['2024-03-05', '07:30', text]], ['date', 'time', 'content']],
    [[[text, '5 de marzo de 2024', '7.05 pm']], ['content', 'date', 'time']],
    [
      [
        ['', '2024-03-05', text],
        ['x', '2024-03-06', text],
      ],
      [null, 'date', 'content'],
    ],
    [[['short', 'words', 'only']], [null, null, null]],
    [
      [
        ['2024-03-05', 'x', text],
        ['?', 'x', text],
      ],
      [null, null, 'content'],
    ],
  ])('%j', (rows, expected) => {
    expect(guessRoles(['', '', ''], rows)).toEqual(expected);
  });

  it('counts less than names', () => {
    expect(guessRoles(['dream', 'a', 'b'], [['x', '2024-03-05', text]])).toEqual(['content', 'date', null]);
  });

  it('sees no dates in texts that only speak of one', () => {
    const told = `${text} It was on 5 March 2024.`;
    expect(guessRoles(['', ''], [[told, 'x']])).toEqual(['content', null]);
  });
});
