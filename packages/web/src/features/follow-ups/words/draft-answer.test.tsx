import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { DraftAnswer } from './draft-answer.tsx';
import { keptWords } from './kept-words.ts';

const question = { text: 'Where did you meet this?', part: 'question' as const, paragraph: 1, evidence: [] };
const { reading } = buildAnswer();
const asking = { ...reading, sentences: [...reading.sentences, question] };

describe('DraftAnswer', () => {
  it('keeps each stroke beside the draft, and forgets an emptied line', async () => {
    const { user, unmount } = renderPart(<DraftAnswer memberId={7} draftId="abc" reading={asking} />);
    const field = await screen.findByLabelText('Your answer to the question');
    expect(screen.getByText('Kept with the dream when you save it.')).toBeTruthy();
    await user.type(field, 'At work.');
    const place = { memberId: 7, dream: 'draft-abc', kind: 'answer' } as const;
    expect(keptWords(place)).toEqual({ text: 'At work.', isMeant: false });
    unmount();
    renderPart(<DraftAnswer memberId={7} draftId="abc" reading={asking} />);
    const again = await screen.findByLabelText('Your answer to the question');
    expect(again).toHaveProperty('value', 'At work.');
    await user.clear(again);
    expect(keptWords(place)).toBeNull();
  });

  it('is not there where the reading asks nothing', async () => {
    renderPart(
      <>
        <DraftAnswer memberId={7} draftId="abc" reading={reading} />
        <p>after</p>
      </>,
    );
    await screen.findByText('after');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
