import { describe, expect, it } from 'vitest';
import { analyse } from '../testing/analysis.ts';
import { readActor } from './actors.ts';

/** "dreamer", "dog>dreamer", "dog", "someone", "unknown"; with "?" when the action is not settled. */
function actorOf(language: 'en' | 'es', text: string): string {
  const { actions, figures, words } = analyse(language, text);
  const [action] = actions;
  if (!action) return 'no action';
  const { actor, settled } = readActor(action, figures, words, language);
  const mark = settled ? '' : '?';
  if (actor.by !== 'figure') return `${actor.by}${mark}`;
  return `${actor.figure.sign.mention.symbol}${actor.on === 'dreamer' ? '>dreamer' : ''}${mark}`;
}

describe('readActor', () => {
  it.each([
    ['I opened the door slowly.', 'dreamer'],
    ['We were climbing a long way up.', 'dreamer'],
    ['A black dog chased me for hours.', 'dog>dreamer'],
    ['I was chased by a dog through the streets.', 'dog>dreamer'],
    ['I was being chased the whole night.', 'someone'],
    ['My brother carried the table outside.', 'brother'],
    ['Somebody far away opened the window.', 'unknown'],
    ['I tried to open the window in vain.', 'dreamer?'],
    ['She stood beside my brother and opened it.', 'unknown'],
    ['My brother waited outside. He opened the window.', 'brother'],
    ['My brother waited outside. She opened the window.', 'unknown'],
  ])('in English: %j by %s', (text, actor) => {
    expect(actorOf('en', text)).toBe(actor);
  });

  it.each([
    ['Abrí la puerta muy despacio.', 'dreamer'],
    ['Yo volaba sobre la playa de noche.', 'dreamer'],
    ['Estaba en la playa. Volaba sobre la casa.', 'dreamer'],
    ['Apareció un perro enorme. Volaba sobre la casa.', 'unknown'],
    ['Un perro negro me perseguía sin parar.', 'dog>dreamer'],
    ['Me perseguía un perro por la calle.', 'dog>dreamer'],
    ['Mi hermano abría la ventana de noche.', 'brother'],
    ['Volando se veía todo más claro.', 'unknown'],
    ['Intentaba abrir la ventana de noche.', 'unknown?'],
  ])('in Spanish: %j by %s', (text, actor) => {
    expect(actorOf('es', text)).toBe(actor);
  });
});

describe('readActor, first person of the Spanish present', () => {
  it.each([
    ['Abro la puerta y miro adentro.', 'dreamer'],
    ['Encuentro una llave en la cocina.', 'dreamer'],
    ['Me siento en la cocina sin prisa.', 'dreamer'],
    ['De un vuelo largo no recuerdo más.', 'unknown'],
    ['Mi hermano abre la ventana despacio.', 'brother'],
  ])('%j by %s', (text, actor) => {
    expect(actorOf('es', text)).toBe(actor);
  });
});
