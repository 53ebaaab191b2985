import type { Anniversary, Dream, DreamListItem, DueFollowUp, SessionUser } from '@chitta/contract';
import { peekAnswer } from '#web/lib/early-answers/early-answers.ts';
import { buildElement } from './build-element.ts';
import { hasUnsavedReading } from './has-unsaved-reading.ts';
import { journalLines } from './journal-lines.ts';
import { readingPages } from './reading-pages.ts';
import './first-view.css';

interface Data<Value> {
  readonly data: Value;
}

/** Rejects where it was not asked for, or failed. The app takes the answer up itself. */
async function answerOf<Answer>(address: string): Promise<Answer> {
  const answer = (await peekAnswer(address))?.clone();
  if (!answer?.ok) throw new TypeError('No answer');
  return (await answer.json()) as Answer;
}

async function journal(): Promise<HTMLElement | null> {
  const [user, list, due, days] = await Promise.all([
    answerOf<SessionUser>('/api/user'),
    answerOf<Data<{ readonly items: readonly DreamListItem[] }>>('/api/dreams'),
    answerOf<Data<{ readonly due: DueFollowUp | null }>>('/api/follow-ups'),
    answerOf<Data<{ readonly items: readonly Anniversary[] }>>('/api/dreams/on-this-day'),
  ]);
  const answers = { user, dreams: list.data.items, due: due.data.due, onThisDay: days.data.items };
  const isNarrow = matchMedia('(width < 48rem)').matches;
  return journalLines(answers, { language: document.documentElement.lang, isNarrow });
}

async function reading(): Promise<HTMLElement | null> {
  const [isOther, answer] = await Promise.all([
    hasUnsavedReading(),
    answerOf<Data<{ readonly dream: Dream | null }>>('/api/dreams/latest-reading'),
  ]);
  const { dream } = answer.data;
  return isOther || dream === null ? null : readingPages(dream);
}

const views: Readonly<Record<string, () => Promise<HTMLElement | null>>> = {
  '/journal': journal,
  '/interpretation': reading,
};

/**
 * The styles of the page, which are asked for with it and otherwise only hold once its code is there. A page that the
 * device keeps asks for none: there the app is as quick.
 */
async function putStyles(): Promise<void> {
  const wanted = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')];
  if (wanted.length === 0) throw new TypeError('No styles');
  const styles = wanted.map((each) => {
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.crossOrigin = '';
    // As it is written there: by that the app knows what it need not fetch.
    style.setAttribute('href', each.getAttribute('href') ?? '');
    const put = new Promise((resolve, reject) => {
      style.onload = resolve;
      style.onerror = reject;
    });
    document.head.append(style);
    return put;
  });
  await Promise.all(styles);
}

/**
 * Shows what the page has to say to its member before the app runs: the dreams of the journal, or the last reading, in the
 * same places. Where anything is missing for that, the page waits for the app.
 */
export async function showFirstView(page: string): Promise<void> {
  const { lang } = document.documentElement;
  const place = document.querySelector(`.start[lang="${lang}"] .start-app`);
  try {
    const [view] = await Promise.all([views[page]?.(), putStyles()]);
    // The app may have been quicker, and has taken it out.
    if (!view || !place?.isConnected) return;
    place.className = 'start-app sr-only';
    place.after(buildElement('main', { className: 'first-view' }, view));
  } catch {
    // What did not come, the app asks for again, and says.
  }
}
