import type { Language } from './texts.ts';

interface SampleDream {
  readonly text: string;
  /** Words of the dream that name symbols, with the symbol's display name. */
  readonly marks: readonly (readonly [word: string, symbol: string])[];
  /** A search that finds it: another form of a word in it, without accents. */
  readonly search: string;
  /** Pattern of what it is called: its first words, or, once it is read, two of its images. */
  readonly title: string;
}

/** Written for these tests. */
export const sampleDreams: Record<Language, SampleDream> = {
  en: {
    text: 'I was back in my old school and the corridor was flooded up to my knees. A black dog stood on the stairs and would not let me pass. I was afraid at first. Then my brother opened a window and we ran along the roof until I could see the sea.',
    marks: [
      ['school', 'School'],
      ['dog', 'Dog'],
      ['brother', 'Brother'],
    ],
    search: 'corridors',
    title: 'I was back in my old school|The black dog, the sea',
  },
  es: {
    text: 'Estaba otra vez en mi antigua escuela y el pasillo estaba inundado hasta las rodillas. Un perro negro se quedó en la escalera y no me dejaba pasar. Al principio tuve miedo. Luego mi hermano abrió una ventana y corrimos por el tejado hasta que pude ver el mar.',
    marks: [
      ['escuela', 'Escuela'],
      ['perro', 'Perro'],
      ['hermano', 'Hermano'],
    ],
    search: 'quedo en la escaleras',
    title: 'Estaba otra vez en mi antigua|El perro, el mar',
  },
};
