import { describe, expect, it } from 'vitest';
import { findScenes } from './scenes.ts';
import { analyse } from './testing/analysis.ts';

function scenes(language: 'en' | 'es', text: string): string[] {
  return findScenes(analyse(language, text)).map(({ start, end }) => text.slice(start, end).trim());
}

describe('findScenes', () => {
  it.each([
    ['en', 'I carried water in the kitchen. Then I flew over the field with my brother.', 2],
    ['en', 'I saw a dog and a cat.\n\nMy brother climbed the table.', 2],
    ['en', 'I was in the kitchen with a dog. I was at the beach with my teacher.', 2],
    ['en', 'I was in the kitchen with a dog. The dog stood on the table.', 1],
    ['es', 'Vi un perro en la cocina. De repente abrí la puerta y vi el mar.', 2],
    ['es', 'Estaba en la casa con mi hermano. Estaba en la playa con un gato.', 2],
  ] as const)('in %s cuts %j into %d', (language, text, count) => {
    expect(scenes(language, text)).toHaveLength(count);
  });

  it('covers the whole text and joins a long wandering dream to five scenes', () => {
    const text = 'I was in the kitchen with a dog. Then I was at the beach with a cat. '.repeat(6);
    const spans = findScenes(analyse('en', text));
    expect(spans).toHaveLength(5);
    expect(spans[0]?.start).toBe(0);
    expect(spans.at(-1)?.end).toBe(text.length);
    expect(spans.slice(1).map(({ start }) => start)).toEqual(spans.slice(0, -1).map(({ end }) => end));
  });
});
