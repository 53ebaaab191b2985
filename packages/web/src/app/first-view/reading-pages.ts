import type { Dream } from '@chitta/contract';
import {
  isCareAlone,
  isTold,
  type Paragraph,
  partsOfReading,
} from '#web/features/journal/readings/parts/parts-of-reading.ts';
import { buildElement } from './build-element.ts';

const textOf = (sentences: Paragraph['sentences']) =>
  sentences.map(({ sentence }) => sentence.text).join(' ');

function prose(paragraphs: readonly Paragraph[], lang: string): HTMLElement {
  const texts = paragraphs.map(({ sentences }) =>
    buildElement(
      'p',
      {},
      ...sentences.map(({ sentence }) =>
        buildElement(
          'span',
          { className: isTold(sentence) ? 'reading-sentence is-told' : '' },
          `${sentence.text} `,
        ),
      ),
    ),
  );
  return buildElement('div', { className: 'reading-prose is-thought', lang }, ...texts);
}

/**
 * The dream and the beginning of its reading as the app is about to show them. Null for words of care, which come with
 * their surroundings or not at all, and for readings of before they had a thought.
 */
export function readingPages({ content, language, reading }: Dream): HTMLElement | null {
  if (!reading || isCareAlone(reading)) return null;
  const parts = partsOfReading(reading);
  if (parts.headline.length === 0 || parts.care.length > 0) return null;
  const dream = buildElement(
    'section',
    { className: 'dream-text' },
    buildElement(
      'div',
      { className: 'dream-fold' },
      buildElement('p', { className: 'marked-dream', lang: language }, content),
    ),
  );
  const spread = buildElement(
    'div',
    { className: 'reading-spread' },
    buildElement(
      'div',
      { className: 'reading-dream-page' },
      buildElement('div', { className: 'first-view-sky' }),
      dream,
    ),
    buildElement(
      'section',
      { className: 'reading-page' },
      buildElement('h2', { className: 'reading-headline', lang: language }, textOf(parts.headline)),
      prose(parts.prose, language),
    ),
  );
  const view = buildElement(
    'article',
    { className: 'reading-view' },
    buildElement('div', { className: 'first-view-bar' }),
    spread,
  );
  return buildElement('div', { className: 'reading-stage' }, view);
}
