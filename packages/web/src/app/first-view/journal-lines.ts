import type { Anniversary, DreamListItem, DueFollowUp, SessionUser } from '@chitta/contract';
import { groupByMonth, zoneOf } from '#web/features/journal/dreams/journal/journal-days.ts';
import { lineWords } from '#web/features/journal/dreams/journal/line-words.ts';
import { rowTitle } from '#web/features/journal/dreams/journal/row-title.ts';
import { buildElement } from './build-element.ts';

/** What the page of the journal asks first. */
export interface JournalAnswers {
  readonly user: Pick<SessionUser, 'timezone'>;
  readonly dreams: readonly DreamListItem[];
  readonly due: DueFollowUp | null;
  readonly onThisDay: readonly Anniversary[];
}

interface Surroundings {
  readonly zone: string;
  readonly language: string;
  readonly isNarrow: boolean;
}

/** Lines of a screen; whoever scrolls on meanwhile finds the others once the app is there. */
const lineCount = 8;

function line(dream: DreamListItem, { zone, language, isNarrow }: Surroundings): HTMLElement {
  const at = new Date(dream.createdAt);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: zone, ...options }).format(at);
  const words = lineWords(dream);
  const title = buildElement('a', { href: `/journal/${dream.id}` }, rowTitle(dream, isNarrow));
  const className = dream.headline ? 'journal-line-words is-thought' : 'journal-line-words';
  return buildElement(
    'li',
    { className: 'journal-line' },
    buildElement(
      'div',
      { className: 'night' },
      buildElement(
        'time',
        { className: 'night-day' },
        buildElement('span', {}, format({ day: 'numeric' })),
        buildElement('span', { className: 'night-weekday' }, format({ weekday: 'short' })),
      ),
    ),
    buildElement(
      'div',
      { className: 'journal-line-body' },
      buildElement(
        'div',
        { className: 'journal-line-text' },
        buildElement('h2', { className: 'journal-line-title', lang: dream.language }, title),
        ...(words ? [buildElement('p', { className, lang: dream.language }, words)] : []),
      ),
    ),
  );
}

/** The room of what stands over the lines, which comes with the app. */
function room(onThisDay: readonly Anniversary[], isNarrow: boolean): HTMLElement {
  const element = buildElement('div', { className: 'first-view-room' });
  const rows = onThisDay.length === 0 ? 0 : 1 + (isNarrow ? 0 : onThisDay.length);
  element.style.setProperty('--rows', String(rows));
  return element;
}

/**
 * The newest dreams of the journal as the app is about to show them. Null where it shows something else first: what
 * became of a reading, or that there is no dream yet.
 */
export function journalLines(
  { user, dreams, due, onThisDay }: JournalAnswers,
  { language, isNarrow }: Omit<Surroundings, 'zone'>,
): HTMLElement | null {
  if (due !== null || dreams.length === 0) return null;
  const zone = zoneOf(user);
  const months = groupByMonth(dreams.slice(0, lineCount), zone, language);
  const lists = months.flatMap(({ label, items }) => [
    buildElement(
      'div',
      { className: 'journal-month' },
      buildElement('p', { className: 'first-view-month' }, label),
    ),
    buildElement(
      'ol',
      { className: 'journal-lines' },
      ...items.map((dream) => line(dream, { zone, language, isNarrow })),
    ),
  ]);
  return buildElement('div', { className: 'journal-page' }, room(onThisDay, isNarrow), ...lists);
}
