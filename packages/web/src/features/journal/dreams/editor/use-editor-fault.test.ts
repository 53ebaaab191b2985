import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEditorFault } from './use-editor-fault.ts';

const open = (text: string) =>
  renderHook((content: string) => useEditorFault(content), { initialProps: text });

it('says nothing before somebody has asked for something', () => {
  expect(open('A dog').result.current.fault).toBeNull();
});

it('names what is wrong until it is right, and not again', () => {
  const { result, rerender } = open('A dog');
  let isFine = true;
  act(() => {
    isFine = result.current.check('read');
  });
  expect(isFine).toBe(false);
  expect(result.current.fault).toEqual({ asked: 'read', problem: 'too-short' });
  rerender('A black dog followed me.');
  expect(result.current.fault).toBeNull();
  rerender('A dog');
  expect(result.current.fault).toBeNull();
});

it('keeps what is too short to be read', () => {
  const { result } = open('A dog');
  act(() => expect(result.current.check('save')).toBe(true));
  expect(result.current.fault).toBeNull();
});

it('is forgotten with the words', () => {
  const { result } = open('');
  act(() => void result.current.check('save'));
  expect(result.current.fault?.problem).toBe('empty');
  act(() => result.current.clear());
  expect(result.current.fault).toBeNull();
});
