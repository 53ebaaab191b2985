import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { DraftAnswer } from './draft-answer.tsx';

describe('DraftAnswer', () => {
  it('gives each stroke to the draft and says what becomes of it', async () => {
    const handleWrite = vi.fn();
    renderPart(<DraftAnswer language="en" text="At wor" onWrite={handleWrite} />);
    const field = await screen.findByLabelText('Your answer to the question');
    expect(field).toHaveProperty('value', 'At wor');
    expect(screen.getByText('Kept with the dream when you save it.')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'At work' } });
    expect(handleWrite).toHaveBeenCalledExactlyOnceWith('At work');
  });
});
