import type { ReadingFrames } from '@chitta/symbols/types';
import type { DreamView } from '../arcs/dream-view.ts';
import { phrasingOf } from '../languages/language-packs.ts';
import type { ReadingLevel, ReadingSentence } from '../types.ts';
import type { Image } from './choose-images.ts';
import { chooseWording } from './choose-wording.ts';
import { finishSentence } from './finish-sentence.ts';
import { type Describe, evidenceOf, type Sign } from './model.ts';
import { placesOf } from './places-of.ts';
import { isEvent, quoteOf } from './plan-reading.ts';
import type { Telling } from './telling/telling.ts';

type Said = Omit<ReadingSentence, 'paragraph'>;

interface Beside {
  readonly level: ReadingLevel;
  readonly seed: number;
  readonly history: readonly Said[];
  readonly reassurance: readonly Said[];
  readonly describe: Describe;
  /** What says most first. */
  readonly images: readonly Image[];
}

/**
 * Where nothing was found that happens in other dreams too: the image that the dream is about, by what the dictionary
 * calls it, with the scene in which it stands; else the scene in which the dreamer acts most, with what the dictionary
 * says and asks of what is done there. Where not even that can be told, it says so.
 */
export function readScene(
  view: DreamView,
  { stands, quotes }: ReadingFrames,
  beside: Beside,
): readonly (readonly Said[])[] {
  const [image, other] = beside.images;
  if (image === undefined || stands.one.length === 0) return readAct(view, beside);
  const told = clauseOf(image);
  const beyond = other && clauseOf(other);
  return [
    say(image, 'headline'),
    [...show(told), ...speak(beside.describe(image.sign.mention.symbol), 'passage', image.sign)],
    other && beside.level === 'premium'
      ? [...(beyond === told ? [] : show(beyond)), ...say(other, 'passage')]
      : [],
    beside.history,
    beside.reassurance,
    speak(image.sign.entry.insight, 'question', image.sign),
    beside.level === 'plain' ? [] : speak(image.figure.sign.entry.deed, 'deed', image.figure.sign),
  ];

  function clauseOf({ figure }: Image): Telling | undefined {
    return view.tellings.at(figure.sign.mention);
  }

  /** The clause told, else in the dreamer's own words. */
  function show(telling: Telling | undefined): Said[] {
    if (telling === undefined || telling.told !== undefined)
      return isTold(telling, view) ? tell(telling, view) : [];
    const words = quoteOf(telling, view);
    const text =
      words && chooseWording(quotes, beside.seed, 'scene quote')?.replace('{quote}', () => words.trim());
    return text
      ? [{ text: finishSentence(text), part: 'passage', evidence: placesOf(telling, 'told', view) }]
      : [];
  }

  function say({ sign, figure: { phrase, plural } }: Image, part: Said['part']): Said[] {
    const frame = chooseWording(plural ? stands.many : stands.one, beside.seed, `stands ${part}`);
    const text = frame?.replace(/\{(image|meaning)\}/gu, (_, place) =>
      place === 'image' ? phrase : sign.entry.meaning,
    );
    return speak(text && finishSentence(text), part, sign);
  }
}

/** What the dreamer does, where the dream has no image that could be named. */
function readAct(
  view: DreamView,
  { level, history, reassurance, describe }: Beside,
): readonly (readonly Said[])[] {
  const own = mainSign(view);
  const sign = view.analysis.combined[0] ?? own;
  const { headline, before } = sceneOf(sign, view);
  const first = level === 'plain' ? [] : tell(before, view);
  const said = sign ? speak(describe(sign.mention.symbol), 'passage', sign) : [];
  if (headline === undefined && said.length === 0) return [[gapOf(view)], history, reassurance];
  return [
    tell(headline, view, 'headline'),
    [...first, ...said],
    history,
    reassurance,
    sign ? speak(sign.entry.insight, 'question', sign) : [],
    level === 'plain' || !own ? [] : speak(own.entry.deed, 'deed', own),
  ];
}

/** The clause in which a sign stands, else the first one; and how the dream begins before it. */
function sceneOf(sign: Sign | undefined, view: DreamView): { headline?: Telling; before?: Telling } {
  const told = view.tellings.all().filter((telling) => isTold(telling, view));
  const at = sign?.mention.start ?? -1;
  const headline = told.find(({ start, end }) => start <= at && at < end) ?? told[0];
  const before = told[0] === headline ? undefined : told[0];
  return { ...(headline && { headline }), ...(before && { before }) };
}

function isTold(telling: Telling | undefined, { language }: DreamView): boolean {
  return telling?.told !== undefined && isEvent(telling.told, language);
}

function tell(telling: Telling | undefined, view: DreamView, part: Said['part'] = 'passage'): Said[] {
  if (telling?.told === undefined) return [];
  return [{ text: finishSentence(telling.told), part, evidence: placesOf(telling, 'told', view) }];
}

function speak(text: string | undefined, part: Said['part'], of: Sign): Said[] {
  return text ? [{ text, part, evidence: evidenceOf(of, 'scene') }] : [];
}

/** What the dreamer does, the weightiest and the last; else whatever weighs most. */
function mainSign({ analysis: { actions, present } }: DreamView): Sign | undefined {
  const own = actions.filter(
    ({ mention, entry }) => mention.actor?.who === 'dreamer' && entry.insight !== '',
  );
  const said = present.filter(({ entry }) => entry.insight !== '');
  return (
    own.findLast(({ entry }) => entry.vital) ??
    own.at(-1) ??
    said.find(({ entry }) => entry.vital) ??
    said.find(({ entry }) => !entry.common) ??
    said[0]
  );
}

function gapOf({ language, text }: DreamView): Said {
  return {
    text: phrasingOf(language).unread,
    part: 'passage',
    evidence: [{ start: 0, end: text.length, rule: 'gap.unread' }],
  };
}
