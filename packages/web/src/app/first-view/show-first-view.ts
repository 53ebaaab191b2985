import { peekAnswer } from '#web/lib/early-answers/early-answers.ts';
import type { AnswerOf } from './answer-of.ts';
import { buildElement } from './build-element.ts';
import './first-view.css';

/** Rejects where it was not asked for, or failed. The app takes the answer up itself. */
async function answerOf<Answer>(address: string): Promise<Answer> {
  const answer = (await peekAnswer(address))?.clone();
  if (!answer?.ok) throw new TypeError('No answer');
  return (await answer.json()) as Answer;
}

/** What each page shows; it is asked for with the page. */
const views: Readonly<
  Record<string, () => Promise<{ view: (of: AnswerOf) => Promise<HTMLElement | null> }>>
> = {
  '/journal': () => import('./journal-view.ts'),
  '/interpretation': () => import('./last-reading-view.ts'),
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
    const shown = views[page]?.().then(({ view }) => view(answerOf));
    const [view] = await Promise.all([shown, putStyles()]);
    // The app may have been quicker, and has taken it out.
    if (!view || !place?.isConnected) return;
    place.className = 'start-app sr-only';
    place.after(buildElement('main', { className: 'first-view' }, view));
  } catch {
    // What did not come, the app asks for again, and says.
  }
}
