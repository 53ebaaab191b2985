import { describe, expect, it } from 'vitest';
import { careOfQuestion } from './care-of-question.ts';

describe('careOfQuestion', () => {
  it.each([
    'Why am I envious of my neighbour?',
    'Why do I always dream of buses that leave without me?',
    'My best friend has moved to Chile and I miss her.',
    'I am terrified of flying and we leave on Monday.',
    'Why am I so afraid of dying?',
    'I am dying to know whether he will call.',
    'Should I stop living with my brother?',
    'Should I end my marriage?',
    'Why do my friends disappear from my life?',
    'How do I stop comparing myself with her?',
    '¿Por qué tengo envidia de mi vecina?',
    '¿Por qué sueño con aviones que se van sin mí?',
    'Mi prima se ha ido a vivir a Chile y la echo de menos.',
    'Me aterra volar y salimos el lunes.',
    '¿Por qué me da tanto miedo morir?',
    'Me muero de ganas de verla, ¿la llamo?',
    '¿Acabo con esta relación?',
    '¿Por qué desaparecen mis amigos?',
    '¿Cómo dejo de compararme con ella?',
  ])('says nothing where none is due: %s', (question) => {
    expect(careOfQuestion(question)).toBeNull();
  });

  it.each([
    ['wish_to_die', 'Would they all be better off without me?'],
    ['wish_to_die', 'I wish I would not wake up tomorrow. What is left?'],
    ['wish_to_die', 'What holds me here? I keep thinking about dying.'],
    ['wish_to_die', 'Sometimes I want to end it all. Why?'],
    ['wish_to_die', '¿Estarían todos mejor sin mí?'],
    ['wish_to_die', 'Ojalá no despertara mañana. ¿Qué me queda?'],
    ['wish_to_die', 'A veces quiero acabar con todo. ¿Por qué?'],
    ['self_harm', 'I cannot stop hurting myself. Why do I do it?'],
    ['self_harm', 'No puedo dejar de hacerme daño. ¿Por qué lo hago?'],
    ['addiction', 'I can’t stop drinking. What is behind it?'],
    ['addiction', 'No consigo dejar de beber. ¿Qué hay detrás?'],
    ['recent_death', 'My uncle died in spring and I cannot cry. Why?'],
    ['recent_death', 'Murió mi tía y no logro llorar. ¿Por qué?'],
  ])('hears %s: %s', (kind, question) => {
    const care = careOfQuestion(question);
    expect(care?.kind).toBe(kind);
    for (const { start, end } of care?.places ?? []) expect(start).toBeLessThan(end);
  });
});
