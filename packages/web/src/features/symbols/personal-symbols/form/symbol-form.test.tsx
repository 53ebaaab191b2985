import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { buildPersonalSymbol } from '../testing/build-personal-symbol.ts';
import { draftOf, newDraft, type SymbolDraft } from './symbol-draft.ts';
import { SymbolForm } from './symbol-form.tsx';

const saved = dataAnswer(buildPersonalSymbol());

function open(draft: SymbolDraft = newDraft('en'), answer: () => StubAnswer = () => saved) {
  const calls = stubApi({
    'POST /api/personal-symbols': answer,
    'PATCH /api/personal-symbols/5': answer,
  } as StubAnswers);
  const handleDone = vi.fn();
  return { ...renderPart(<SymbolForm initial={draft} onDone={handleDone} />), calls, handleDone };
}
const name = () => screen.findByLabelText<HTMLInputElement>('Word or name');
const save = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: 'Save' }));

describe('SymbolForm', () => {
  it('saves a new symbol with all that was said of it', async () => {
    const { user, calls, handleDone } = open();
    await user.type(await name(), ' Aunt Rosa ');
    await user.type(screen.getByLabelText('What it means to you'), 'being safe');
    await user.type(screen.getByLabelText('Other ways you say it'), 'Rosa, Rosita, rosa');
    await user.click(screen.getByRole('radio', { name: 'Very pleasant' }));
    await user.selectOptions(screen.getByLabelText('Kind'), 'Person');
    await user.selectOptions(screen.getByLabelText('Language'), 'Spanish');
    await user.type(screen.getByLabelText('Category'), 'Family');
    await user.type(screen.getByLabelText('Where it comes from'), 'Her kitchen.');
    await save(user);
    await waitFor(() => expect(handleDone).toHaveBeenCalledOnce());
    expect(calls).toMatchObject([{ key: 'POST /api/personal-symbols' }]);
    expect(calls[0]?.body).toEqual({
      name: 'Aunt Rosa',
      language: 'es',
      group: 'person',
      description: 'being safe',
      category: 'Family',
      emotionalImpact: 5,
      personalContext: 'Her kitchen.',
      variations: ['Rosa', 'Rosita'],
    });
  });

  it('changes what there is, and takes a feeling back', async () => {
    const { user, calls } = open(draftOf(buildPersonalSymbol()));
    expect((await name()).value).toBe('The old mill');
    expect(screen.getByRole('radio', { name: 'Pleasant' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'Not said' }));
    await save(user);
    await waitFor(() =>
      expect(calls).toMatchObject([
        {
          key: 'PATCH /api/personal-symbols/5',
          body: { emotionalImpact: null, variations: ['mill', 'mill house'] },
        },
      ]),
    );
  });

  it('complains only once one has tried, at the field, until it is mended', async () => {
    const { user, calls } = open();
    expect((await name()).getAttribute('aria-invalid')).toBeNull();
    await save(user);
    expect(screen.getByText('Please enter the word or name.')).toBeTruthy();
    expect((await name()).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(await name());
    await user.type(await name(), 'Mill');
    expect(screen.queryByText('Please enter the word or name.')).toBeNull();
    await user.click(screen.getByLabelText('Other ways you say it'));
    await user.paste('x'.repeat(61));
    expect(screen.getByText('A word may have at most 60 characters.')).toBeTruthy();
    await save(user);
    expect(document.activeElement).toBe(screen.getByLabelText('Other ways you say it'));
    expect(calls).toEqual([]);
  });

  it('keeps what was typed where it could not be saved, and saves it then', async () => {
    let answer: StubAnswer = failureAnswer(409, 'personal_symbols.name_taken', 'taken');
    const { user, handleDone } = open(newDraft('en', 'Mill'), () => answer);
    await name();
    await save(user);
    expect((await screen.findByRole('alert')).textContent).toContain('already have a personal symbol');
    expect(handleDone).not.toHaveBeenCalled();
    expect((await name()).value).toBe('Mill');
    answer = saved;
    await save(user);
    await waitFor(() => expect(handleDone).toHaveBeenCalledOnce());
  });

  it('can be left without saving', async () => {
    const { user, calls, handleDone } = open(newDraft('en', 'Mill'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(handleDone).toHaveBeenCalledOnce();
    expect(calls).toEqual([]);
  });
});
