import { skySizes } from '#web/ui/sky/sky-sizes.ts';

/** What of a dream is on its picture, in words. */
export interface CardWords {
  readonly title: string;
  /** Missing: not chosen. */
  readonly headline?: string | undefined;
  readonly dream?: string | undefined;
}

type Style = 'title' | 'headline' | 'dream';

interface StyleOf {
  readonly font: string;
  readonly line: number;
  readonly most: number;
  /** Free above it. */
  readonly above: number;
}

const { width, height, foot } = skySizes.card;
export const card = { width, height, side: 96, bottom: 84, footer: 44 } as const;

const face = '"Literata Variable", Georgia, serif';
/** In pixels of the picture. */
export const cardStyles: Readonly<Record<Style, StyleOf>> = {
  title: { font: `500 58px ${face}`, line: 70, most: 3, above: 40 },
  headline: { font: `400 40px ${face}`, line: 56, most: 6, above: 28 },
  dream: { font: `italic 400 32px ${face}`, line: 48, most: 12, above: 32 },
};

/** The sky is never less than this: the words give way to it. */
const leastSky = 560;

export interface CardLine {
  readonly style: Style;
  readonly text: string;
  /** Of the baseline. */
  readonly y: number;
}

export interface CardLayout {
  readonly lines: readonly CardLine[];
  /** How much smaller than a picture of its own the sky is drawn, in the middle of the upper edge. */
  readonly skyScale: number;
  /** Where the sky ends and the words begin. */
  readonly horizon: number;
}

/** Width of a text in a font, in pixels of the picture. */
export type Measure = (text: string, font: string) => number;

/** Ends a line that is the last there is room for, behind a whole word. */
function cutLine(line: string, fits: (text: string) => boolean): string {
  let words = line.split(' ');
  while (words.length > 1 && !fits(`${words.join(' ')}…`)) words = words.slice(0, -1);
  return `${words.join(' ').replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/u, '')}…`;
}

/** A text in lines as wide as the picture has room for; at most so many, the last one cut behind a word. */
export function wrapText(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), cutLine(lines.slice(most - 1, most + 1).join(' '), fits)];
}

/** Where the words of a picture stand, and how much of it is left to its sky. */
export function layOutCard(words: CardWords, measure: Measure): CardLayout {
  const roomFor = height - leastSky - card.bottom - card.footer;
  const blocks: { style: Style; lines: string[] }[] = [];
  let used = 0;
  for (const style of ['title', 'headline', 'dream'] as const) {
    const text = words[style];
    const { font, line, most, above } = cardStyles[style];
    const left = Math.min(most, Math.floor((roomFor - used - above) / line));
    if (!text || left < 1) continue;
    const fits = (each: string) => measure(each, font) <= width - 2 * card.side;
    const lines = wrapText(text, fits, left);
    blocks.push({ style, lines });
    used += above + lines.length * line;
  }
  const horizon = Math.min(height - foot, height - card.bottom - card.footer - used);
  let y = height - card.bottom - card.footer - used;
  const placed = blocks.flatMap(({ style, lines }) => {
    const { line, above } = cardStyles[style];
    y += above;
    return lines.map((text) => {
      y += line;
      return { style, text, y: y - line * 0.28 };
    });
  });
  return { lines: placed, horizon, skyScale: Math.min(1, horizon / (height - foot)) };
}
