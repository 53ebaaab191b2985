import { describe, expect, it } from 'vitest';
import type { PracticeEntry, PracticeText } from '../../../../src/types.ts';
import { checkPractices } from './check-practices.ts';

const english: PracticeText = {
  title: 'Look out of the window',
  why: 'A look into the distance gives the question room.',
  steps: ['Stand or sit at a window.', 'Look at one thing far away.', 'Say one word for it.'],
  notice: 'Which word came first?',
};
const spanish: PracticeText = {
  title: 'Mira por la ventana',
  why: 'Mirar lejos le da espacio a la pregunta.',
  steps: ['Ponte junto a una ventana.', 'Mira algo que quede lejos.', 'Di una palabra para eso.'],
  notice: '¿Qué palabra llegó primero?',
};
const practice: PracticeEntry = {
  id: 'window',
  family: 'noticing',
  minutes: 5,
  time: 'day',
  fields: ['work'],
  kinds: ['decision'],
  en: english,
  es: spanish,
};

const messages = (...practices: object[]) =>
  checkPractices(practices as PracticeEntry[])
    .map(({ symbol, language = '', message }) => `${symbol} ${language} ${message}`)
    .join('\n');
const withHead = (change: object) => messages({ ...practice, ...change });
const inEnglish = (change: object) => withHead({ en: { ...english, ...change } });
const inSpanish = (change: object) => withHead({ es: { ...spanish, ...change } });

describe('checkPractices', () => {
  it('finds nothing wrong with a complete practice', () => {
    expect(messages(practice)).toBe('');
    expect(withHead({ source: { title: 'Somebody', url: 'https://example.org/' } })).toBe('');
  });

  it.each<[object, string]>([
    [{ id: 'The Window' }, 'an id that is no slug'],
    [{ family: 'magic' }, 'a family that there is not: magic'],
    [{ time: 'noon' }, 'a time that there is not: noon'],
    [{ minutes: 1 }, 'takes 1 minutes'],
    [{ minutes: 31 }, 'takes 31 minutes'],
    [{ minutes: 2.5 }, 'takes 2.5 minutes'],
    [{ fields: ['work', 'sports'] }, 'a field that there is not: sports'],
    [{ kinds: ['decision', 'decision'] }, 'names a kind twice'],
    [{ kinds: undefined }, 'kinds are missing'],
    [{ isForNightmares: false }, 'isForNightmares is true or left out'],
    [{ source: { title: ' ' } }, 'a source without a title'],
    [{ source: { title: 'A book', url: 'http://example.org/' } }, 'no https address'],
    [{ es: undefined }, 'window es the language is missing'],
  ])('names what is wrong with its head: %j', (change, message) => {
    expect(withHead(change)).toContain(message);
  });

  it.each<[object, string]>([
    [{ title: '' }, 'title is missing'],
    [{ title: 'Look out.' }, 'does not end as it should'],
    [{ why: 'it gives room.' }, 'begins with no capital'],
    [{ why: 'One. Two. Three.' }, 'has 3 of 2 sentences'],
    [{ steps: ['Look.', 'Look away.'] }, 'has 2 steps, not 3 to 7'],
    [{ steps: 'Look.' }, 'steps are missing'],
    [{ steps: ['Look.', 'Look.', 'Look away.'] }, '"Look." is said elsewhere'],
    [{ notice: `Look${' far'.repeat(28)}.` }, 'more than 28 words'],
    [{ notice: `Look${' further'.repeat(40)}.` }, 'of 300 characters'],
    [{ notice: 'The mood will disappear.' }, 'do not use: will disappear'],
    [{ notice: 'Hold your breath for a while.' }, 'do not use: Hold your breath'],
    [{ notice: 'This heals old wounds.' }, 'do not use: heals'],
    [{ notice: 'Do it!' }, 'do not use: !'],
  ])('names what is wrong in a language: %j', (change, message) => {
    expect(inEnglish(change)).toContain(message);
  });

  it.each<[object, string]>([
    [{ notice: 'Qué palabra llegó primero?' }, 'a question without both of its marks'],
    [{ notice: 'Quédate sentado un rato.' }, 'does not fit every reader: sentado'],
    [{ notice: 'Cuéntaselo a un amigo.' }, 'does not fit every reader: amigo'],
    [{ notice: 'Pregúntese qué ve usted.' }, 'does not fit every reader: usted'],
    [{ notice: 'Es una terapia que cura.' }, 'do not use: terapia'],
    [{ notice: 'Aguanta la respiración.' }, 'do not use: Aguanta la respiración'],
  ])('names what is wrong in Spanish alone: %j', (change, message) => {
    expect(inSpanish(change)).toContain(message);
  });

  it('names what two practices share', () => {
    const other = { ...practice, en: { ...english, title: 'LOOK out of the window' } };
    expect(messages(practice, other)).toContain('practice window  has the id of another one');
    expect(messages(practice, other)).toContain('"LOOK out of the window" is said elsewhere as well');
  });
});
