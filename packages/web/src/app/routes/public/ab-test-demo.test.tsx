import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { simulatedDays } from '#web/features/experiments/ab-test-demo/simulation/simulate.ts';
import { i18n } from '#web/lib/i18n.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signedOut, stubApi } from '#web/testing/stub-api.ts';

afterEach(async () => {
  vi.useRealTimers();
  await i18n.changeLanguage('en');
});

async function open() {
  const calls = stubApi({ 'GET /api/user': signedOut });
  const app = renderApp('/ab-test-demo');
  await screen.findByRole('heading', { level: 1, name: 'How the first page is chosen' });
  return { ...app, calls };
}

const outcome = () =>
  screen.getByText(/^(?:This visitor (?:sees|falls|asks)|The experiment is not)/).textContent;
const verdict = () => document.querySelector('.ab-demo-verdict')?.textContent ?? '';

describe('/ab-test-demo, who gets which page', () => {
  it('follows from the visitor alone: the same visitor gets the same page', async () => {
    const { user, calls } = await open();
    const value = screen.getByLabelText('Visitor');
    const first = outcome();
    const seen = new Set([first]);
    for (const other of ['visitor-2', 'visitor-3', 'visitor-4', 'visitor-5', 'visitor-6']) {
      fireEvent.change(value, { target: { value: other } });
      seen.add(outcome());
    }
    expect(seen.size).toBe(3);
    fireEvent.change(value, { target: { value: 'visitor-1' } });
    expect(outcome()).toBe(first);
    await user.click(screen.getByRole('button', { name: 'Another visitor' }));
    expect(screen.getByLabelText<HTMLInputElement>('Visitor').value).toMatch(/^visitor-[0-9a-z]+$/);
    // All of it is computed here.
    expect(calls.every(({ key }) => key.startsWith('GET '))).toBe(true);
  });

  it('says why somebody takes no part', async () => {
    const { user } = await open();
    await user.selectOptions(screen.getByLabelText('Who it is for'), 'People who read Spanish');
    expect(outcome()).toMatch(/^The experiment is not for this visitor/);
    await user.selectOptions(screen.getByLabelText('Language'), 'Spanish');
    expect(outcome()).toMatch(/^This visitor sees/);
    await user.click(screen.getByRole('switch', { name: 'Asks not to be tracked' }));
    expect(outcome()).toMatch(/asks not to be tracked/);
  });

  it('counts a thousand others who are like this one', async () => {
    const { user } = await open();
    const counts = () =>
      ['The page as it is', 'Begins with a question', 'Begins with nightmares'].map((name) => {
        const row = screen.getByRole('row', { name: new RegExp(`^${name}`) });
        return Number(within(row).getAllByRole('cell').at(-1)?.textContent);
      });
    const sum = () => counts().reduce((total, each) => total + each, 0);
    expect(sum()).toBe(1000);
    await user.selectOptions(screen.getByLabelText('How many of them take part'), '10%');
    expect(sum()).toBeGreaterThan(60);
    expect(sum()).toBeLessThan(140);
    await user.selectOptions(screen.getByLabelText('Who it is for'), 'searching');
    expect(sum()).toBe(0);
    await user.selectOptions(screen.getByLabelText('How they came'), 'Search engine');
    await user.type(screen.getByLabelText('What they searched for'), 'recurring Nightmare');
    expect(sum()).toBeGreaterThan(60);
  });

  it('gives nobody a variant of weight 0, and takes no weight that cannot be', async () => {
    await open();
    const weigh = (name: string, value: string) =>
      fireEvent.change(screen.getByLabelText(`Weight: ${name}`), { target: { value } });
    weigh('Begins with a question', '0');
    weigh('Begins with nightmares', '-5');
    expect(outcome()).toContain('The page as it is');
    weigh('The page as it is', '0');
    expect(outcome()).toMatch(/^This visitor falls outside/);
    weigh('Begins with a question', '900');
    expect(screen.getByLabelText<HTMLInputElement>('Weight: Begins with a question').value).toBe('100');
    expect(outcome()).toContain('Begins with a question');
  });
});

describe('/ab-test-demo, the simulation', () => {
  it('is marked as one, and says nothing too early', async () => {
    const { user } = await open();
    expect(screen.getByText('Simulated: these visitors do not exist')).toBeTruthy();
    expect(verdict()).toMatch(/^Too early to say/);
    await user.click(screen.getByRole('button', { name: 'One day' }));
    expect(screen.getByRole('slider').getAttribute('aria-valuemax')).toBe('2');
  });

  it('comes to what is true, and tells every day in figures', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'To the last day' }));
    expect(verdict()).toMatch(/^B is better/);
    const table = document.querySelector('.chart-table table');
    expect(table?.querySelectorAll('tbody tr')).toHaveLength(simulatedDays);
    expect(table?.querySelector('tbody tr')?.textContent).toContain('Too early to say');
    expect(table?.querySelector('tbody tr:last-child')?.textContent).toContain('B is better');
    await user.selectOptions(screen.getByLabelText('The truth'), 'Slight: 8% of A, 8.5% of B');
    expect(verdict()).toMatch(/^Too early/);
    await user.click(screen.getByRole('button', { name: 'To the last day' }));
    expect(verdict()).toMatch(/^Cannot tell yet/);
  });

  it('lets the days pass, and stops where it is asked to and at the end', async () => {
    await open();
    vi.useFakeTimers();
    const slider = screen.getByRole('slider');
    const day = () => Number(slider.getAttribute('aria-valuemax'));
    fireEvent.click(screen.getByRole('button', { name: 'Let the days pass' }));
    act(() => void vi.advanceTimersByTime(1500));
    expect(day()).toBe(5);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    act(() => void vi.advanceTimersByTime(5000));
    expect(day()).toBe(5);
    fireEvent.click(screen.getByRole('button', { name: 'Let the days pass' }));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(day()).toBe(simulatedDays);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Let the days pass' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Back to the first day' }));
    expect(day()).toBe(1);
  });

  it('speaks Spanish', async () => {
    stubApi({ 'GET /api/user': signedOut });
    await i18n.changeLanguage('es');
    renderApp('/ab-test-demo');
    expect(await screen.findByText('Simulación: estos visitantes no existen')).toBeTruthy();
    expect(screen.getByLabelText('Qué buscó')).toBeTruthy();
  });
});
