import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { localKeys, readLocal, writeLocal } from '#web/lib/storage-keys.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { FollowChoice } from './follow-choice.tsx';
import { followVisit, forgetVisit } from './follow-visit.ts';
import { buildVariant, writeVariant } from './testing/write-variant.ts';

const events = 'POST /api/experiments/events';
const asked = 'GET /api/experiments/landing';
const signals = (values: object) =>
  vi.stubGlobal('navigator', { doNotTrack: null, sendBeacon: vi.fn(() => true), ...values });
const kept = () => readLocal(localKeys.landingVariant);
let takeBack = () => {};

beforeAll(() => loadWords('landing-more'));
beforeEach(() => {
  forgetVisit();
  signals({});
});
afterEach(() => takeBack());

const stub = (answers: StubAnswers = {}) =>
  stubApi({ [events]: dataAnswer({ accepted: 1, isFollowed: false }), ...answers } as StubAnswers);

describe('followVisit', () => {
  it('tells that a variant was shown, and keeps it for when the browser opens the page by itself', async () => {
    takeBack = writeVariant(buildVariant());
    const calls = stub();
    followVisit(buildVariant())();
    await vi.waitFor(() => expect(calls.map(({ key }) => key)).toEqual([events]));
    expect(JSON.parse(kept() ?? '')).toEqual(buildVariant());
  });

  it('goes on with the same visit where somebody comes back to the page', async () => {
    takeBack = writeVariant(buildVariant());
    const calls = stub();
    followVisit(buildVariant())();
    followVisit(buildVariant())();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
  });

  it.each([
    ['nothing is tried', null, {}],
    ['one variant is for everybody', buildVariant({ phase: null }), {}],
    ['the browser asks not to be tracked', buildVariant(), { doNotTrack: '1' }],
    ['the browser forbids it', buildVariant(), { globalPrivacyControl: true }],
  ])('tells nothing where %s', async (_, variant, values) => {
    signals(values);
    const calls = stub();
    followVisit(variant)();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(calls).toEqual([]);
  });

  it('forgets what was kept where it is over, or nobody may be tracked', async () => {
    writeLocal(localKeys.landingVariant, JSON.stringify(buildVariant()));
    stub();
    followVisit(null)();
    expect(kept()).toBeNull();
    writeLocal(localKeys.landingVariant, JSON.stringify(buildVariant()));
    takeBack = writeVariant(buildVariant());
    signals({ globalPrivacyControl: true });
    followVisit(buildVariant())();
    expect(kept()).toBeNull();
  });

  it('asks what is to be shown the next time where the browser keeps the page', async () => {
    signals({ serviceWorker: { controller: {} } });
    const next = buildVariant({ phase: 13, variant: 'c' });
    let shown: typeof next | null = next;
    const calls = stub({
      [asked]: () => dataAnswer({ shown, reason: 'assigned', isFollowed: false }),
    } as StubAnswers);
    followVisit(null)();
    await vi.waitFor(() => expect(JSON.parse(kept() ?? 'null')).toEqual(next));
    shown = null;
    followVisit(null)();
    await vi.waitFor(() => expect(kept()).toBeNull());
    expect(calls.map(({ key }) => key)).toEqual([asked, asked]);
  });

  it('keeps what was kept where the server is out of reach', async () => {
    signals({ serviceWorker: { controller: {} } });
    writeLocal(localKeys.landingVariant, JSON.stringify(buildVariant()));
    const calls = stub({ [asked]: 'network-failure' } as StubAnswers);
    followVisit(null)();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(JSON.parse(kept() ?? 'null')).toEqual(buildVariant());
  });
});

describe('FollowChoice', () => {
  const choice = () => screen.findByRole('switch', { name: 'Let Chitta know you again in this browser' });

  it('is off until somebody switches it on, and can be taken back', async () => {
    const { user } = renderPart(<FollowChoice />);
    const found = await choice();
    expect(found.getAttribute('aria-checked')).toBe('false');
    await user.click(found);
    expect(found.getAttribute('aria-checked')).toBe('true');
    expect(readLocal(localKeys.landingFollowed)).toBe('yes');
    await user.click(found);
    expect(readLocal(localKeys.landingFollowed)).toBeNull();
  });

  it('tells the server at once', async () => {
    const sendBeacon = vi.fn<(address: string, blob: Blob) => boolean>(() => true);
    signals({ sendBeacon });
    const calls = stub();
    const leave = followVisit(buildVariant());
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    renderPart(<FollowChoice />);
    await userEvent.click(await choice());
    const [, blob] = sendBeacon.mock.calls[0] ?? [];
    expect(JSON.parse((await blob?.text()) ?? '{}')).toMatchObject({ isFollowed: true });
    leave();
  });

  it('is not asked of those who have said no already', async () => {
    signals({ doNotTrack: '1' });
    const { container } = render(<FollowChoice />);
    expect(container.textContent).toBe('');
  });
});
