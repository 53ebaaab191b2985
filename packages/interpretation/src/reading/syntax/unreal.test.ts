import { describe, expect, it } from 'vitest';
import type { Mention } from '../../types.ts';
import type { Sign } from '../model.ts';
import { grammarOf } from './grammar.ts';
import { isUnreal } from './unreal.ts';
import { splitWords } from './words.ts';

function unreal(text: string, verb: string, language: 'en' | 'es' = 'en', who?: 'dreamer') {
  const start = text.indexOf(verb);
  const mention = { text: verb, start, end: start + verb.length, ...(who && { actor: { who } }) };
  const sign = { mention: mention as unknown as Mention, entry: {}, repeats: [] } as unknown as Sign;
  return isUnreal(sign, splitWords(text, grammarOf(language).joiners), language);
}

describe('isUnreal', () => {
  it.each([
    ['I was only trying to avoid being hit.', 'hit'],
    ['If the dam broke it would flood the village and drown us.', 'drown us'],
    ['We could have run away.', 'run away'],
    ['She threatened to call a guard.', 'call'],
    ['Just before I hit the bridge I woke up.', 'hit'],
  ])('%s', (text, verb) => {
    expect(unreal(text, verb)).toBe(true);
  });

  it('lets what happens happen, also behind another sentence', () => {
    expect(unreal('I would never swim. Then I dived in.', 'dived')).toBe(false);
    expect(unreal('We ran down the hill.', 'ran')).toBe(false);
  });

  it('knows that "my hand" in the phrase of an action is not taken by the dreamer', () => {
    expect(unreal('I take my hand and dry a cup.', 'take my hand', 'en', 'dreamer')).toBe(true);
    expect(unreal('She takes my hand.', 'takes my hand')).toBe(false);
    expect(unreal('I kicked out the guest.', 'kicked out', 'en', 'dreamer')).toBe(true);
    expect(unreal('I was at home and got kicked out.', 'kicked out')).toBe(false);
  });

  it('hears what is only supposed in Spanish', () => {
    expect(unreal('Podría haber corrido hasta la casa.', 'corrido', 'es')).toBe(true);
    expect(unreal('Pensaba que alguien lo había robado.', 'robado', 'es')).toBe(true);
    expect(unreal('El ruido dejó de romperme la cabeza.', 'romperme', 'es')).toBe(true);
    expect(unreal('Corrí hasta la casa.', 'Corrí', 'es')).toBe(false);
  });

  it('hears that something failed', () => {
    expect(unreal('Trataba de gritar pero nunca podía.', 'gritar', 'es')).toBe(true);
    expect(unreal('Grité fuerte, pero no me oían.', 'Grité', 'es')).toBe(false);
    expect(unreal("I wanted to scream but I couldn't.", 'scream')).toBe(true);
    expect(unreal('I screamed but I could not see anybody.', 'screamed')).toBe(false);
  });
});
