import { oracleQuestion } from '@chitta/contract/limits';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { faultOf, findQuestion, useQuestionDraft } from './question-draft.ts';

const open = (memberId = 7) => renderHook(() => useQuestionDraft(memberId)).result;

describe('useQuestionDraft', () => {
  it('has every stroke on the device, as it was typed', () => {
    const question = open();
    for (const text of ['Shall', 'Shall ', 'Shall I\n', 'Shall I\ngo?']) {
      act(() => question.current.write(text));
      expect(question.current.draft.text).toBe(text);
      expect(findQuestion(7).text).toBe(text);
    }
    expect(open().current.draft).toEqual(question.current.draft);
  });

  it('is one question whatever space is around it, and another with other words', () => {
    const question = open();
    act(() => question.current.write('Shall I go?'));
    const { key } = question.current.draft;
    act(() => question.current.write(' Shall I go? '));
    expect(question.current.draft.key).toBe(key);
    act(() => question.current.write('Shall I stay?'));
    expect(question.current.draft.key).not.toBe(key);
  });

  it('keeps nothing of blanks, and nothing once it was answered', () => {
    const question = open();
    act(() => question.current.write('Shall I go?'));
    act(() => question.current.write('   '));
    expect(question.current.draft.text).toBe('   ');
    expect(findQuestion(7).text).toBe('');
    act(() => question.current.write('Shall I go?'));
    act(() => question.current.forget());
    expect(findQuestion(7).text).toBe('');
  });

  it('is nobody else’s on the same device', () => {
    const question = open();
    act(() => question.current.write('Shall I go?'));
    expect(open(8).current.draft.text).toBe('');
  });
});

describe('faultOf', () => {
  const { min, max } = oracleQuestion;
  it.each([
    ['', { kind: 'short', count: min }],
    [' '.repeat(max), { kind: 'short', count: min }],
    ['x'.repeat(min - 1), { kind: 'short', count: 1 }],
    [` ${'x'.repeat(min)} `, null],
    ['x'.repeat(max), null],
    ['x'.repeat(max + 3), { kind: 'long', count: 3 }],
  ])('of %j', (text, fault) => {
    expect(faultOf(text)).toEqual(fault);
  });
});
