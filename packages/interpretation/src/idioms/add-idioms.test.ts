import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../testing/mark.ts';

const english = lexiconOf('en', {
  body: { hand: 'hand', foot: 'foot', head: 'head', heart: 'heart', arm: 'arm', leg: 'leg' },
  person: { god: 'god' },
  place: { edge: 'edge' },
});
const spanish = lexiconOf('es', {
  body: { foot: 'pie', mouth: 'boca', face: 'cara', back: 'espalda', side: 'lado/n', gaze: 'mirada' },
  being: { god: 'dios' },
  food: { bread: 'pan', milk: 'leche' },
  person: { father: 'padre', son: 'hijo' },
  number: { half: 'mitad', thousand: 'mil', four: 'cuatro' },
  animal: { cat: 'gato' },
  action: { run: 'correr', break: 'romper', cry: 'llorar', lift: 'levantar', end: 'acabar' },
});

describe('idioms', () => {
  it.each([
    'On the other hand, my [hand] was cold.',
    'Oh my god, I set foot on the [edge].',
    'We walked hand in hand to the [edge].',
    'I had to do it on my own with one [hand].',
    'Heads up! From the bottom of my heart I held out a [hand].',
    'She put her [head] out of the [edge]; it cost an arm and a leg.',
    "It was a stone's throw from the [edge].",
    'I could not make up my mind, with a [hand] over my [heart].',
  ])('hide the words they hold: %s', (marked) => {
    expect(markMentions(withoutMarks(marked), english)).toBe(marked);
  });

  it.each([
    'Estaba de pie y me dolía el [pie].',
    'Dios mío, nos vimos cara a cara.',
    'Me tiré boca abajo con la [boca] abierta.',
    'De espaldas a mí, con la [espalda] desnuda.',
    'A mitad de camino partió el [pan] por la [mitad].',
    'Qué padre, pensé, y vi a mi [padre].',
    'Pasaron mil cosas y conté [mil] pasos.',
    'Levantó la mirada. Su [mirada] era fría.',
    'Había [cuatro] [gatos].',
    'Rompió a [llorar] y [rompió] un plato.',
    'A mi lado, a nuestro alrededor, por tu cuenta.',
    'Es mas o menos igual, más o menos así.',
    'Mi vecino es la leche. Bebí [leche].',
    'Acababa de llegar. La noche [acababa].',
    'Nos dimos cuenta, dándome cuenta de todo.',
  ])('hide the words they hold: %s', (marked) => {
    expect(markMentions(withoutMarks(marked), spanish)).toBe(marked);
  });

  it('give way to a longer phrase of the dictionary', () => {
    const lexicon = lexiconOf('en', { condition: { edge: 'on the edge of my seat belt/x' } });
    const marked = 'I sat [on the edge of my seat belt].';
    expect(markMentions(withoutMarks(marked), lexicon)).toBe(marked);
  });
});
