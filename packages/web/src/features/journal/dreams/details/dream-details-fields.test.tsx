import { dreamTitle } from '@chitta/contract/limits';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { type DreamDetails, DreamDetailsFields } from './dream-details-fields.tsx';

let current: DreamDetails;

function Form({ content }: { readonly content: string }) {
  const [value, setValue] = useState<DreamDetails>({ title: '', category: null, tags: [] });
  current = value;
  return (
    <DreamDetailsFields
      content={content}
      zone="UTC"
      proposal="The house, the owl"
      value={value}
      onChange={(changes) => setValue((before) => ({ ...before, ...changes }))}
    />
  );
}

describe('DreamDetailsFields', () => {
  beforeAll(() => loadWords('dreams'));

  it('shows the title that stands in: the first sentence, or where it is too long two images', () => {
    const { rerender } = render(<Form content="A house. Then I woke." />);
    const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
    expect(title.placeholder).toBe('A house');
    rerender(<Form content={`${'a'.repeat(60)}. Then I woke.`} />);
    expect(title.placeholder).toBe('The house, the owl');
    expect(title.maxLength).toBe(dreamTitle.max);
  });

  it('changes one thing without the others', async () => {
    render(<Form content="I was flying." />);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Up');
    await user.click(screen.getByRole('radio', { name: 'Lucid' }));
    await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'sky,');
    await user.click(screen.getByRole('button', { name: 'Wonder' }));
    expect(current).toEqual({ title: 'Up', category: 'lucid', tags: ['sky'], feelings: ['wonder'] });
  });
});
