import { describe, expect, it } from 'vitest';
import { card, layOutCard, wrapText } from './card-layout.ts';

/** Every sign is half as wide as its line is high. */
const measure = (text: string, font: string) => text.length * Number(/(\d+)px/.exec(font)?.[1]) * 0.5;
const fits = (line: string) => line.length <= 10;
const long = 'I went down the stairs of a house that I had never seen and knew by heart. '.repeat(30);

describe('wrapText', () => {
  it('breaks between words', () => {
    expect(wrapText('the black dog, the sea', fits, 5)).toEqual(['the black', 'dog, the', 'sea']);
  });

  it('cuts the last line behind a word, and says so', () => {
    expect(wrapText('the black dog, the sea', fits, 2)).toEqual(['the black', 'dog, the…']);
    expect(wrapText('one two, three four five six', fits, 1)).toEqual(['one two…']);
  });

  it('keeps a word that is longer than a line', () => {
    expect(wrapText('incomprehensible', fits, 2)).toEqual(['incomprehensible']);
  });
});

describe('layOutCard', () => {
  it('says only what was chosen', () => {
    const styles = ({ lines }: ReturnType<typeof layOutCard>) => [
      ...new Set(lines.map(({ style }) => style)),
    ];
    expect(styles(layOutCard({ title: 'A dog' }, measure))).toEqual(['title']);
    expect(styles(layOutCard({ title: 'A dog', headline: 'A habit.' }, measure))).toEqual([
      'title',
      'headline',
    ]);
    expect(styles(layOutCard({ title: 'A dog', dream: 'I ran.' }, measure))).toEqual(['title', 'dream']);
  });

  it.each([
    [{ title: 'A dog' }],
    [{ title: long, headline: long, dream: long }],
    [{ title: 'A dog', dream: long }],
  ])('keeps words and sky apart, inside the picture (%#)', (words) => {
    const { lines, horizon, skyScale } = layOutCard(words, measure);
    const places = lines.map(({ y }) => y);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(horizon);
    expect(Math.max(...places)).toBeLessThan(card.height - card.bottom - card.footer + 1);
    expect(horizon).toBeGreaterThanOrEqual(500);
    expect(skyScale).toBeLessThanOrEqual(1);
  });

  it('gives the whole upper part to the sky where there are few words', () => {
    expect(layOutCard({ title: 'A dog' }, measure).skyScale).toBeGreaterThan(0.95);
  });
});
