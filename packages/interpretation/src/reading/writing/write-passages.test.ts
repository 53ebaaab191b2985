import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { frameOf, groundsOf } from '../testing/frame-of.ts';
import { writePassages } from './write-passages.ts';

function passagesOf(language: Language, text: string) {
  const { scenes, phrasing, chooser } = frameOf(language, text);
  return writePassages(scenes, phrasing, chooser, language);
}

describe('writePassages', () => {
  it('follows the dream scene by scene', () => {
    const passages = passagesOf(
      'en',
      'I was in the kitchen with my brother. Then I was at school. A dog chased me there.',
    );
    const paragraphs = passages.map(({ paragraph }) => paragraph);
    expect(paragraphs).toEqual([...paragraphs].sort((a, b) => a - b));
    expect(new Set(paragraphs).size).toBe(2);
  });

  it('begins a scene with its place, though it is told second', () => {
    const [first] = passagesOf('en', 'My brother was with me in the kitchen.');
    expect(groundsOf(first)).toEqual(['frame.place:kitchen']);
  });

  it('reads a second place of one scene as a thing', () => {
    const grounds = passagesOf('en', 'I was in the kitchen and saw the school.').flatMap(groundsOf);
    expect(grounds).toContain('frame.place:kitchen');
    expect(grounds).not.toContain('frame.place:school');
  });

  it('puts feelings last and marks them as such', () => {
    const passages = passagesOf('en', 'I was afraid. A dog chased me in the kitchen.');
    expect(passages.at(-1)?.part).toBe('feeling');
    expect(passages.slice(0, -1).every(({ part }) => part === 'passage')).toBe(true);
  });

  it('joins light things into one sentence', () => {
    const passages = passagesOf('en', 'There was a bucket, a key and a table.');
    const joined = passages.find(
      (passage) => groundsOf(passage).filter((ground) => ground.startsWith('thing.rest')).length > 1,
    );
    expect(joined).toBeDefined();
    expect(passages.flatMap(groundsOf).sort()).toEqual(
      expect.arrayContaining(['thing.rest:bucket', 'thing.rest:key']),
    );
  });

  it('leaves no recognised symbol out', () => {
    const text =
      'I was in the kitchen. A black dog chased me. My brother opened the window and a key fell into the bucket.';
    const read = new Set(
      passagesOf('en', text).flatMap(({ evidence }) => evidence.map(({ symbol }) => symbol)),
    );
    for (const symbol of ['kitchen', 'dog', 'black', 'chase', 'brother', 'open', 'window', 'key', 'bucket'])
      expect(read).toContain(symbol);
  });

  it.each([
    ['en', 'A dog chased me for hours.', 'act.on-dreamer:chase'],
    ['en', 'I opened the door slowly.', 'act.dreamer:open'],
    ['en', 'My brother carried the table outside.', 'act.other:carry'],
    ['en', 'I was being chased the whole night.', 'act.on-dreamer:chase'],
    ['en', 'There was no dog in the kitchen.', 'absence.named:dog'],
    ['en', 'Everything around here was broken.', 'condition.scene:broken'],
    ['en', 'I was late and everybody was waiting.', 'condition.dreamer:late'],
    ['es', 'Me perseguía un perro por la calle.', 'act.on-dreamer:chase'],
    ['es', 'Mi hermano abría la ventana de noche.', 'act.other:open'],
    ['es', 'La cocina estaba muy inundada hoy.', 'condition.noun:flooded'],
  ] as const)('(%s) reads %j by %s', (language, text, ground) => {
    expect(passagesOf(language, text).flatMap(groundsOf)).toContain(ground);
  });
});
