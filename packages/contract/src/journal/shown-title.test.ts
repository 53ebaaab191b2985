import { describe, expect, it } from 'vitest';
import { journalTitle } from './journal-title.ts';
import { shownTitle, titleWithin, wordsBeside } from './shown-title.ts';

describe('shownTitle', () => {
  it.each([
    [
      'I was in my old school and the room behind the stage was full of water',
      'I was in my old school and the room…',
    ],
    [
      'My mother called me from the kitchen, and when I came nobody was there',
      'My mother called me from the kitchen…',
    ],
    [
      'Estaba en la casa de mi abuela y detrás de la puerta del patio había un río',
      'Estaba en la casa de mi abuela y detrás…',
    ],
    [
      'Iba por la playa con mi hermano, buscábamos una llave que él había perdido',
      'Iba por la playa con mi hermano…',
    ],
    [
      'I was flying over the water and the light under me moved like an animal',
      'I was flying over the water and the light…',
    ],
  ])('ends where a word or a clause ends: %s', (content, title) => {
    expect(shownTitle(journalTitle(content))).toBe(title);
  });

  it.each([
    'The sea',
    'A dog on the stairs',
    'What was it…',
    'I was in my old school and the room behind the stage was full of water, which I had written myself',
    '',
  ])('leaves alone what was not cut: %j', (title) => {
    expect(shownTitle(title)).toBe(title);
  });

  it('keeps a single word that is longer than a title', () => {
    expect(shownTitle(`${'a'.repeat(50)}…`)).toBe(`${'a'.repeat(50)}…`);
  });

  it('never ends inside a word, wherever the cut falls', () => {
    const content = 'My brother carried a lantern across the frozen lake towards several silent houses';
    for (let start = 0; start < 12; start += 1) {
      const text = content.slice(start).trim();
      const shown = shownTitle(journalTitle(text)).slice(0, -1);
      expect(text.startsWith(shown)).toBe(true);
      expect(text.charAt(shown.length)).toMatch(/[\s,.]/);
    }
  });
});

describe('wordsBeside', () => {
  it.each([
    ['A dog', 'A dog. It followed me.', 'It followed me.'],
    ['A dog', 'A dog.', ''],
    ['A dog', 'A doghouse stood there.', 'A doghouse stood there.'],
    ['My own name for it', 'A dog followed me.', 'A dog followed me.'],
    ['¿Dónde estaba mi madre?', '¿Dónde estaba mi madre? No lo sé.', 'No lo sé.'],
    ['“Stay here.”', '“Stay here.” My brother left.', 'My brother left.'],
    ['', 'A dog.', 'A dog.'],
  ])('does not say twice what the title %j says', (title, beginning, words) => {
    expect(wordsBeside(title, beginning)).toBe(words);
  });

  it('goes on where a cut title ends', () => {
    const content = 'I was in my old school and the room behind the stage was full of water.';
    expect(wordsBeside(journalTitle(content), content)).toBe('…behind the stage was full of water.');
  });
});

describe('titleWithin', () => {
  it.each([
    ['The sea', 'The sea'],
    ['I was driving a car along the river and could not…', 'I was driving a car along…'],
    ['We climbed a mountain with my teacher', 'We climbed a mountain…'],
    ['Unabbreviatedwordthatneverendsandgoesonandon', 'Unabbreviatedwordthatneverendsandg…'],
  ])('%s is %s', (title, short) => {
    expect(titleWithin(title, 34)).toBe(short);
  });
});
