import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubCall, stubApi } from '#web/testing/stub-api.ts';
import { ReadingSettings } from './reading-settings.tsx';

const settings = { followUpQuestions: true, hasModelConsent: false, isModelAvailable: true, address: null };

/** A server that takes a change or not, as `take` says. */
async function open(take: (changes: object) => boolean) {
  let kept = { ...settings };
  const patch = ({ body }: StubCall): StubAnswer => {
    if (!take(body as object)) return 'network-failure';
    kept = { ...kept, ...(body as object) };
    return dataAnswer(kept);
  };
  stubApi({ 'GET /api/reading-settings': () => dataAnswer(kept), 'PATCH /api/reading-settings': patch });
  const part = renderPart(<ReadingSettings />);
  const [followUp, model] = await screen.findAllByRole('switch');
  const states = () => screen.getAllByRole('switch').map((each) => each.getAttribute('aria-checked'));
  return { ...part, followUp: followUp as HTMLElement, model: model as HTMLElement, states };
}

describe('ReadingSettings', () => {
  beforeAll(() => loadWords('reading-settings'));

  it('says that a choice is saved once the server has it', async () => {
    const { user, followUp, states } = await open(() => true);
    await user.click(followUp);
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(states()).toEqual(['false', 'false']);
  });

  it('goes back and says so when the server does not take it, and tries again', async () => {
    let isDown = true;
    const { user, followUp, states } = await open(() => !isDown);
    await user.click(followUp);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not saved/);
    expect(states()).toEqual(['true', 'false']);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(states()).toEqual(['false', 'false']);
  });

  it('does not say “Saved” over a choice that failed while another was saved', async () => {
    const { followUp, model, states } = await open((changes) => !('followUpQuestions' in changes));
    // At once: the second before the first is answered.
    fireEvent.click(followUp);
    fireEvent.click(model);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not saved/);
    await waitFor(() => expect(states()).toEqual(['true', 'true']));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('shows what the server has after several changes of one choice have failed', async () => {
    const { followUp, states } = await open(() => false);
    for (let times = 0; times < 3; times += 1) fireEvent.click(followUp);
    await screen.findByRole('alert');
    await waitFor(() => expect(states()).toEqual(['true', 'false']));
  });
});
