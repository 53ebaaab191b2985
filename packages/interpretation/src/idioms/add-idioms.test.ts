import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../testing/mark.ts';

const english = lexiconOf('en', {
  body: { hand: 'hand', foot: 'foot' },
  person: { god: 'god' },
  place: { edge: 'edge' },
});
const spanish = lexiconOf('es', {
  body: { foot: 'pie', mouth: 'boca', face: 'cara' },
  being: { god: 'dios' },
});

describe('idioms', () => {
  it.each([
    'On the other hand, my [hand] was cold.',
    'Oh my god, I set foot on the [edge].',
    'We walked hand in hand to the [edge].',
    'I had to do it on my own with one [hand].',
  ])('hide the words they hold: %s', (marked) => {
    expect(markMentions(withoutMarks(marked), english)).toBe(marked);
  });

  it.each([
    'Estaba de pie y me dolía el [pie].',
    'Dios mío, nos vimos cara a cara.',
    'Me tiré boca abajo con la [boca] abierta.',
  ])('hide the words they hold: %s', (marked) => {
    expect(markMentions(withoutMarks(marked), spanish)).toBe(marked);
  });

  it('give way to a longer phrase of the dictionary', () => {
    const lexicon = lexiconOf('en', { condition: { edge: 'on the edge of my seat belt/x' } });
    const marked = 'I sat [on the edge of my seat belt].';
    expect(markMentions(withoutMarks(marked), lexicon)).toBe(marked);
  });
});
