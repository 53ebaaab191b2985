import { describe, expect, it } from 'vitest';
import { faults } from '../written/checks/fault.ts';
import { writtenPacks } from './language-packs.ts';

describe.each(Object.entries(writtenPacks))('what a writer is told in %s', (_language, words) => {
  it('names every part and the form of the answer', () => {
    for (const part of ['headline', 'passage', 'guidance', 'question', 'step'])
      expect(words.task).toContain(`"${part}"`);
    expect(words.task).toContain('{"sentences":[{"part":"headline"');
  });

  it('names every part of an answer and its form', () => {
    for (const part of ['headline', 'passage', 'question']) expect(words.answer.task).toContain(`"${part}"`);
    expect(words.answer.task).toContain('{"sentences":[{"part":"headline"');
  });

  it('has a reason for every fault', () => {
    expect(Object.keys(words.faults).sort()).toEqual([...faults].sort());
    for (const reason of Object.values(words.faults)) expect(reason).toMatch(/\.$/);
  });

  it('searches every match of what is counted, and keeps no place where it only tests', () => {
    for (const pattern of [
      ...words.prophecy,
      ...words.diagnosis,
      ...words.writer,
      words.numbers,
      words.times,
      words.grave,
    ])
      expect(pattern.global).toBe(true);
    for (const pattern of [...words.orders, ...words.answer.commands, words.denials, words.unreal])
      expect(pattern.global).toBe(false);
  });
});
