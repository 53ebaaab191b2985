import { expect, it } from 'vitest';
import type { PracticeEntry } from '../../src/types.ts';
import { compilePractices } from './compile-practices.ts';

it('takes one language beside the head of a practice', () => {
  const entry: PracticeEntry = {
    id: 'window',
    family: 'noticing',
    minutes: 5,
    time: 'day',
    fields: ['work'],
    kinds: [],
    en: { title: 'Look out', why: 'It is far.', steps: ['Look.'], notice: 'What is there?' },
    es: { title: 'Mira fuera', why: 'Queda lejos.', steps: ['Mira.'], notice: '¿Qué hay?' },
  };
  expect(compilePractices([entry], 'es')).toEqual([
    {
      id: 'window',
      family: 'noticing',
      minutes: 5,
      time: 'day',
      fields: ['work'],
      kinds: [],
      title: 'Mira fuera',
      why: 'Queda lejos.',
      steps: ['Mira.'],
      notice: '¿Qué hay?',
    },
  ]);
});
