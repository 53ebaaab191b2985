import 'fake-indexeddb/auto';
import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { forgetTriedDream, rememberWriting } from '#web/lib/tried-dream/tried-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signedOut, stubApi } from '#web/testing/stub-api.ts';
import { useArrival } from './arrival-tutorial.ts';
import { tutorial } from './tutorial-state.ts';

describe('useArrival', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    tutorial.set('closed');
  });

  const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const arrive = (isArrival = true) => renderHook(() => useArrival(isArrival));
  function page(words = '') {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.value = words;
    onTestFinished(() => field.remove());
    const type = (value: string) => {
      field.value = value;
      act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
    };
    return { field, type };
  }

  it('opens 500 ms after arrival, once', () => {
    page();
    const { unmount } = arrive();
    later(499);
    expect(tutorial.get()).toBe('closed');
    later(1);
    expect(tutorial.get()).toBe('sheet');
    unmount();
    tutorial.set('closed');
    arrive();
    later(5000);
    expect(tutorial.get()).toBe('closed');
  });

  it('stays away while nobody arrives', () => {
    arrive(false);
    later(5000);
    expect(tutorial.get()).toBe('closed');
  });

  it('waits while somebody types, and for an empty page', () => {
    const { type } = page();
    arrive();
    later(400);
    type('I');
    later(400);
    type('I was');
    later(10_000);
    expect(tutorial.get()).toBe('closed');
    expect(localStorage.getItem('tutorial-seen')).toBeNull();
    type('');
    later(500);
    expect(tutorial.get()).toBe('sheet');
  });

  it('does not open over words that are there already', () => {
    page('I was in my old house.');
    arrive();
    later(10_000);
    expect(tutorial.get()).toBe('closed');
  });

  it('does not open over a dream that is still being carried in', () => {
    page();
    rememberWriting('I was in my old house.');
    onTestFinished(forgetTriedDream);
    arrive();
    later(10_000);
    expect(tutorial.get()).toBe('closed');
    expect(localStorage.getItem('tutorial-seen')).toBeNull();
  });

  it('is gone with the first letter', () => {
    const { type } = page();
    arrive();
    later(500);
    type('I');
    expect(tutorial.get()).toBe('closed');
  });
});

describe('on the first arrival', () => {
  it('lies over the lower edge and leaves the caret where it is', async () => {
    stubApi({ 'GET /api/user': { json: buildUser({ id: 300 }) } });
    const { user } = renderApp('/dream-input');
    const sheet = await screen.findByRole('dialog', { name: 'How Chitta works' });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your dream' });
    expect(document.activeElement).toBe(field);
    expect(sheet.closest('dialog')).toBeNull();
    await user.keyboard('I');
    expect(field.value).toBe('I');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the line of the way in', () => {
  it('opens into a few words, folds them away again, and makes way for writing', async () => {
    localStorage.removeItem('tutorial-seen');
    stubApi({ 'GET /api/user': { json: buildUser({ id: 301 }) } });
    const { user } = renderApp('/dream-input');
    const field = await screen.findByRole('textbox', { name: 'Your dream' });
    const sheet = within(await screen.findByRole('dialog', { name: 'How Chitta works' }));
    const title = sheet.getByRole('button', { name: 'How Chitta works' });
    expect(title.getAttribute('aria-expanded')).toBe('false');
    expect(sheet.queryByRole('link')).toBeNull();
    await user.click(title);
    expect(sheet.getByText(/^Write the dream, translate it, save it/)).toBeTruthy();
    expect(sheet.getByRole('link', { name: 'See the three steps' }).getAttribute('href')).toBe('/welcome');
    await user.click(title);
    expect(sheet.queryByRole('link')).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Start writing' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(field);
  });
});

describe('About', () => {
  it('opens the tutorial from the footer', async () => {
    stubApi({ 'GET /api/user': signedOut });
    const { user } = renderApp('/learn');
    await user.click(await screen.findByRole('button', { name: 'About' }));
    expect(await screen.findByRole('dialog', { name: 'How Chitta works' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Start writing' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('welcome', () => {
  it('leads through three steps to writing', async () => {
    stubApi({ 'GET /api/user': { json: buildUser() } });
    const { user, router } = renderApp('/welcome');
    for (const title of ['Enter Your Dreams', 'Discover Ancient Symbols']) {
      await screen.findByRole('heading', { name: title });
      await user.click(screen.getByRole('button', { name: 'Next' }));
    }
    expect(screen.getByRole('heading', { name: 'Receive Soul Guidance' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Start My Dream Journey' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dream-input'));
  });
});
