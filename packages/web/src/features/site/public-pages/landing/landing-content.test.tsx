import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { loadExample } from './example/use-example.ts';
import { LandingContent } from './landing-content.tsx';
import { readingOf, StubReader } from './live-reading/testing/stub-reader.ts';
import { buildVariant, writeVariant } from './variant/testing/write-variant.ts';

const own = 'An old house by the sea.';

async function open() {
  const part = renderPart(<LandingContent />);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your dream' });
  const answer = (reading = readingOf(own)) =>
    act(() => StubReader.last.answer(StubReader.last.asked.at(-1), reading));
  const read = () => part.user.click(screen.getByRole('button', { name: 'Read it' }));
  return { ...part, field, answer, read };
}

/** With a server that takes what it is told. */
function openVariant() {
  stubApi({ 'POST /api/experiments/events': dataAnswer({ accepted: 1, isFollowed: false }) });
  return open();
}

/** Until the keys have rested long enough for a look at these words. */
const look = (words: string) =>
  waitFor(() => expect(StubReader.last.asked.at(-1)?.text).toBe(words), { timeout: 3000 });

const reading = () => screen.findByRole('region', { name: 'The reading' });

describe('LandingContent', () => {
  beforeAll(async () => {
    await Promise.all([loadWords('landing', 'landing-more'), loadExample('en'), loadExample('es')]);
  });
  beforeEach(() => {
    StubReader.all.length = 0;
    sessionStorage.clear();
    localStorage.clear();
    vi.stubGlobal('Worker', StubReader);
  });
  afterEach(() => i18n.changeLanguage('en'));

  it('is a page to write on, on which an example stands with its sky, before any engine', async () => {
    const { field } = await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your dreams speak in pictures.');
    expect(field.value).toBe('');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^I was back in the house .* warm\.…or write yours$/,
    );
    expect(await screen.findByRole('img', { name: /^The sky of this dream: .*house.*door/ })).toBeTruthy();
    expect(StubReader.all).toHaveLength(0);
  });

  it('reads the example without an engine, its sentences with their grounds, none twice in a row, and leads on to writing', async () => {
    const { user, field, read } = await open();
    await read();
    const region = await reading();
    expect(document.activeElement).toBe(region);
    expect(region.querySelectorAll('.tried-headline')).toHaveLength(1);
    const sentences = [...region.querySelectorAll('.tried-sentence')];
    expect(sentences.length).toBeGreaterThan(2);
    expect(sentences.at(-1)?.querySelector('q')?.textContent).toBeTruthy();
    const grounds = [...region.querySelectorAll('.tried-ground')].map((each) => each.textContent);
    expect(grounds.every((ground, index) => ground !== grounds[index - 1])).toBe(true);
    expect(StubReader.all).toHaveLength(0);
    expect(within(region).queryByRole('link', { name: 'Keep this dream, free' })).toBeNull();
    await user.click(within(region).getByRole('button', { name: 'Now one of yours' }));
    expect(document.activeElement).toBe(field);
  });

  it('reads what the visitor writes, draws its sky, and lets it wait for an account', async () => {
    const { user, field, read, answer } = await open();
    await user.type(field, own);
    await read();
    expect(screen.getByRole('button', { name: 'Reading…' })).toHaveProperty('disabled', true);
    answer();
    const region = await reading();
    expect(region.textContent).toContain('You look at your mind.In the dream: house');
    expect(screen.getByRole('img', { name: 'The sky of this dream: house' })).toBeTruthy();
    expect(localStorage.getItem('tried-dream')).toBeNull();
    const keep = within(region).getByRole('link', { name: 'Keep this dream, free' });
    expect(keep.getAttribute('href')).toBe('/signup');
    await user.click(keep);
    expect(localStorage.getItem('tried-dream')).toContain(own);
  });

  it('keeps the sky of the example until the first word is recognised, then one star comes after another', async () => {
    const { user, field, answer, container } = await open();
    const before = await screen.findByRole('img', { name: /^The sky of this dream: .*house.*door/ });
    const sky = before.getAttribute('aria-label') ?? '';
    await user.type(field, 'An old');
    await look('An old');
    answer(readingOf('An old'));
    expect(screen.getByRole('img', { name: sky })).toBeTruthy();
    await user.type(field, ' house');
    await look('An old house');
    answer(readingOf('An old house'));
    expect(screen.getByRole('img', { name: 'The sky of this dream: house' })).toBeTruthy();
    const marks = () =>
      [...container.querySelectorAll('mark.recognised-line')].map((each) => each.textContent);
    expect(marks()).toEqual(['house']);
    // The marks stay while the next words are on their way, and go with the word that becomes another.
    await user.type(field, ' by');
    expect(marks()).toEqual(['house']);
    await user.clear(field);
    expect(marks()).toEqual([]);
    expect(screen.getByRole('img', { name: sky })).toBeTruthy();
  });

  it('goes on without marks where the engine cannot be had, and says nothing of it', async () => {
    const { user, field, container } = await open();
    await user.type(field, own);
    await look(own);
    act(() => void StubReader.last.dispatchEvent(new Event('error')));
    await user.type(field, ' And more.');
    expect(field.value).toBe(`${own} And more.`);
    expect(container.querySelector('mark.recognised-line')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what was written in this tab, until it is wiped out', async () => {
    const first = await open();
    await first.user.type(first.field, own);
    first.unmount();
    const { user, field } = await open();
    expect(field.value).toBe(own);
    await user.clear(field);
    expect(sessionStorage.getItem('written-dream')).toBeNull();
  });

  it('reads by Ctrl+Enter, and again after a change', async () => {
    const { user, field, answer } = await open();
    await user.type(field, own);
    await user.keyboard('{Control>}{Enter}{/Control}');
    answer();
    const region = await reading();
    expect(region.querySelector('.live-dream')?.textContent).toBe(own);
    await user.click(within(region).getByRole('button', { name: 'Change it' }));
    expect(screen.queryByRole('region', { name: 'The reading' })).toBeNull();
    expect(document.activeElement).toBe(field);
    // Its sky stays until the words are others.
    expect(screen.getByRole('img', { name: 'The sky of this dream: house' })).toBeTruthy();
    await user.type(field, ' A dog.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(StubReader.last.asked.at(-1)?.text).toBe(`${own} A dog.`);
    answer(readingOf(`${own} A dog.`));
    expect(await screen.findByRole('button', { name: 'Read it' })).toHaveProperty('disabled', false);
  });

  it('says so where nothing can be read, keeps the words, and can be asked again', async () => {
    const { user, field, read } = await open();
    await user.type(field, own);
    await read();
    act(() => StubReader.last.answer(StubReader.last.asked.at(-1), null));
    expect(screen.getByRole('alert').textContent).toContain('Your dream is still here');
    expect(field.value).toBe(own);
    expect(screen.getByRole('button', { name: 'Read it' })).toHaveProperty('disabled', false);
  });

  it('asks for more where no symbol is in the words', async () => {
    const { user, field, read, answer } = await open();
    await user.type(field, 'Nothing of it.');
    await read();
    answer(readingOf('Nothing of it.'));
    expect((await reading()).textContent).toContain('No symbol of the dictionary');
  });

  it('lights the sentences of a touched word, and the words of its sky', async () => {
    const { user, field, read, answer } = await open();
    await user.type(field, own);
    await read();
    answer();
    const region = await reading();
    within(region).getByRole('button', { name: 'house' }).focus();
    await user.keyboard('{Enter}');
    expect(region.querySelector('.tried-headline')?.className).toContain('is-lit');
    expect(screen.getByText('House', { selector: 'strong' }).closest('p')?.textContent).toBe(
      'House: your mind',
    );
  });

  it('shows three things below, one of them live', async () => {
    const { user, container } = await open();
    const titles = await screen.findAllByRole('heading', { level: 2 });
    expect(titles.map((each) => each.textContent)).toEqual([
      'Every sentence shows its ground',
      'What returns',
      'Yours alone',
    ]);
    const sentence = await screen.findByRole('button', { name: /\.$/, pressed: false });
    await user.click(sentence);
    expect(sentence.getAttribute('aria-pressed')).toBe('true');
    expect(container.querySelector('.live-sentence.is-lit mark')?.textContent).toBeTruthy();
    expect(screen.getByRole('img', { name: /^40 nights .* in 9 of them$/ })).toBeTruthy();
  });

  it('says in the words of a variant what the server has chosen, in its order, in each language', async () => {
    const takeBack = writeVariant(buildVariant());
    const { user, answer, field } = await openVariant();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What did you dream?');
    expect(screen.getByText(/^Write one down/)).toBeTruthy();
    const titles = await screen.findAllByRole('heading', { level: 2 });
    expect(titles.map((each) => each.textContent)).toEqual([
      'Yours alone',
      'Every sentence shows its ground',
      'What returns',
    ]);
    expect(screen.getByRole('link', { name: 'Begin tonight' }).getAttribute('href')).toBe('/signup');
    expect(screen.getByRole('switch', { name: /know you again/ })).toBeTruthy();
    await user.type(field, own);
    await user.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(screen.getByRole('button', { name: 'Reading…' })).toBeTruthy();
    answer();
    await act(() => i18n.changeLanguage('es'));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('¿Qué soñaste?');
    takeBack();
  });

  it('shows what was rolled out to everybody without asking to be known again', async () => {
    const takeBack = writeVariant(buildVariant({ phase: null }));
    await openVariant();
    expect(await screen.findByRole('link', { name: 'Begin tonight' })).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
    takeBack();
  });

  it('has the same parts in Spanish', async () => {
    await i18n.changeLanguage('es');
    await loadWords('landing', 'landing-more');
    const { container } = renderPart(<LandingContent />);
    await screen.findByRole('textbox', { name: 'Tu sueño' });
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(3);
    expect(container.querySelector('.paper-example')?.textContent).toMatch(/^Volvía a mi escuela/);
    expect(container.textContent).not.toMatch(/landing|write\.|returns\./);
  });
});
