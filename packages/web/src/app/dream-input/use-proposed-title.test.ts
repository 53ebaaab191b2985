import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildAnswer, buildSymbol } from '#web/testing/build-dream.ts';
import { useProposedTitle } from './use-proposed-title.ts';

const content = 'A black dog stood on the stairs by the sea.';
const symbols = [buildSymbol(content, 'dog'), { ...buildSymbol(content, 'sea'), group: 'nature' }];

describe('useProposedTitle', () => {
  it('comes after the reading: the first words stand in until then', async () => {
    const { result } = renderHook(() => useProposedTitle({ content, answer: buildAnswer({ symbols }) }));
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toBe('The black dog, the sea'));
  });

  it('is none where words of care stand for everything', async () => {
    const answer = buildAnswer({ symbols });
    const plain = renderHook(() => useProposedTitle({ content, answer }));
    const care = { kind: 'grief', strength: 'strong' } as const;
    const cared = renderHook(() =>
      useProposedTitle({
        content,
        answer: { ...answer, reading: answer.reading && { ...answer.reading, care } },
      }),
    );
    await waitFor(() => expect(plain.result.current).not.toBeNull());
    expect(cared.result.current).toBeNull();
  });
});
