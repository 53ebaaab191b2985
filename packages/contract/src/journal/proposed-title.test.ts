import { describe, expect, it } from 'vitest';
import { type Image, proposedTitle } from './proposed-title.ts';

/** Images of words where they first stand in a text. */
function imagesOf(content: string, words: Readonly<Record<string, string>>): Image[] {
  return Object.entries(words).map(([word, group]) => {
    const start = content.indexOf(word);
    return { id: word, group, start, end: start + word.length };
  });
}

describe('proposedTitle', () => {
  it.each([
    [
      'I came back to a big old house in the rain. In the kitchen a white bird was sitting on the table.',
      { house: 'building', bird: 'animal', kitchen: 'place' },
      'The big old house, the white bird',
    ],
    [
      'My grandmother was baking bread for hours. Then we saw an owl.',
      { grandmother: 'person', owl: 'animal' },
      'My grandmother, the owl',
    ],
    [
      'Caminaba por la playa con mi hermana hasta que vimos un puente de piedra.',
      { playa: 'place', puente: 'object' },
      'La playa, el puente',
    ],
    [
      'We ran down to water that was rising, and far behind us stood the tower.',
      { water: 'nature', tower: 'building' },
      'Water, the tower',
    ],
  ])('names two things of %j', (content, words, title) => {
    expect(proposedTitle(content, imagesOf(content, words))).toBe(title);
  });

  it.each([
    [
      'I was carried over a field of snow for what felt like hours, and then a fox barked.',
      { carried: 'object', snow: 'nature', fox: 'animal' },
      'Snow, the fox',
    ],
    [
      'Thrown by a horse I lay for a very long time in the grass.',
      { Thrown: 'object', horse: 'animal', grass: 'nature' },
      'The horse, the grass',
    ],
    [
      'The tall man carried us; later we came to a bridge, and far away behind it lay the sea.',
      { carried: 'object', bridge: 'object', sea: 'nature' },
      'The bridge, the sea',
    ],
    [
      'I had to pack, and I saw the moon going up slowly and quietly behind the old building.',
      { pack: 'object', moon: 'nature', building: 'building' },
      'The moon, the old building',
    ],
    [
      'El perro viejo cargaba algo. Había una torre muy alta y bastante lejos, después, un río ancho.',
      { cargaba: 'object', torre: 'building', río: 'nature' },
      'La torre, el río',
    ],
  ])('takes no act for a thing in %j', (content, words, title) => {
    expect(proposedTitle(content, imagesOf(content, words))).toBe(title);
  });

  it('says what is said of a thing where that follows it', () => {
    const content = 'Había una puerta cerrada en medio del campo y encima volaba un cuervo.';
    const [door, crow] = imagesOf(content, { puerta: 'object', cuervo: 'animal' }) as [Image, Image];
    const start = content.indexOf('cerrada');
    const closed = { ...door, condition: { start, end: start + 'cerrada'.length } };
    expect(proposedTitle(content, [closed, crow])).toBe('La puerta cerrada, el cuervo');
  });

  it.each([
    ['what was done and felt', { ran: 'action', fear: 'feeling' }],
    ['one thing alone', { house: 'building' }],
    ['one thing said of the other', { house: 'building', door: 'object' }],
  ])('makes no title of %s', (_, words) => {
    const content = 'I ran in fear. The house door was open.';
    expect(proposedTitle(content, imagesOf(content, words))).toBeNull();
  });

  it('takes no phrase over the end of a clause', () => {
    const content = 'There was my, well, house; and after a long while of walking around it, snow.';
    expect(proposedTitle(content, imagesOf(content, { house: 'building', snow: 'nature' }))).toBe(
      'House, snow',
    );
  });
});
