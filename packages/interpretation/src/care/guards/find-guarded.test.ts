import { describe, expect, it } from 'vitest';
import { cutWords } from '../cut-words.ts';
import { expectLinearTime } from '../testing/expect-linear-time.ts';
import { findGuarded } from './find-guarded.ts';

describe('findGuarded', () => {
  it.each([
    ['He hurt me again, like when I was small.', 'hurt me'],
    ['I wanted to die and I stood on the bridge.', 'wanted to die'],
    ['My uncle used to hit me in that house.', 'hit me'],
    ['In the dream I was raped by a man I know.', 'raped'],
    ['I tried to kill myself with pills.', 'kill myself'],
    ['I do not want to live, I said in the empty house.', 'not want to live'],
    ['I do not want to live like this anymore.', 'not want to live like'],
    ['No quiero vivir más, le dije a la luna.', 'No quiero vivir más'],
    ['Él me violó otra vez en el mismo cuarto.', 'me violó'],
    ['Soñé que me pegaba otra vez, como antes.', 'me pegaba'],
    ['Quería quitarme la vida desde el puente.', 'quitarme la vida'],
    ['Mi padrastro abusó de mí cuando era niña.', 'abusó de mí'],
    ['Violarme quiso. «Me maltrataba», dije.', 'Violarme'],
    ['Dijo (otra vez) y (me maltrataba)', 'me maltrataba'],
  ])('names the words of %j that it rests on', (text, words) => {
    expect(findGuarded(cutWords(text))?.spans.map(({ start, end }) => text.slice(start, end))).toContain(
      words,
    );
  });

  it.each([
    'A man with a knife chased me and tried to kill me.',
    'The shark bit my leg and there was blood everywhere.',
    'A soldier shot my brother and I ran home.',
    'Un hombre con violín tocaba en la plaza.',
    'Me perseguía un asesino y casi me mata.',
    'The waves beat against the shore again and again.',
    'I told them I do not want to live in that house.',
    "She said: I don't want to live with my parents.",
    'No quiero vivir en esta ciudad, le dije.',
    'Ya no quería vivir con mi hermana y busqué piso.',
  ])('leaves an ordinary nightmare to be read: %j', (text) => {
    expect(findGuarded(cutWords(text))).toBeUndefined();
  });

  it('names words once that several rows rest on', () => {
    const spans = findGuarded(cutWords('My uncle touched me, like when I was little.'))?.spans ?? [];
    expect(new Set(spans.map(({ start, end }) => `${start}-${end}`)).size).toBe(spans.length);
  });

  it('is asked in the order of urgency', () => {
    expect(findGuarded(cutWords('My mother has dementia, and I wanted to die.'))?.kind).toBe('wish_to_die');
  });

  it.each([
    ['spaces', ' '.repeat(500_000)],
    ['one letter', 'a'.repeat(500_000)],
    ['commas', ','.repeat(500_000)],
    ['quotes', "'".repeat(500_000)],
    ['quoted letters', "a'".repeat(250_000)],
    ['people without an act', 'my husband '.repeat(45_000)],
    ['acts without people', 'hit me '.repeat(70_000)],
    ['negated acts', 'my husband never hit me '.repeat(20_000)],
    ['acts taken back', 'mi tío me tocó cantar '.repeat(22_000)],
    ['gaps', 'hand hand hand in '.repeat(28_000)],
  ])('takes time in proportion to the text: %s', (_, text) => {
    expectLinearTime(text, (input) => findGuarded(cutWords(input)));
  });
});
