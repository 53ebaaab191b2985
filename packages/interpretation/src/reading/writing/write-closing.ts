import type { Language } from '@chitta/symbols/types';
import type { Point, Sign } from '../model.ts';
import { evidenceOf } from '../model.ts';
import { imageNameOf } from './image-name.ts';
import { type FrameContext, ranked } from './write-frame.ts';
import type { Written } from './write-point.ts';

function signOf(point: Point): Sign | undefined {
  if (point.kind === 'rest' || point.kind === 'absence') return undefined;
  if (point.kind === 'thing' || point.kind === 'place') return point.figure.sign;
  return point.kind === 'trait' ? point.trait.sign : point.sign;
}

/** Symbols that have been read in a passage before all others. */
function readFirst(signs: readonly Sign[], said: ReadonlySet<string>): Sign[] {
  const isSaid = ({ mention }: Sign) => said.has(mention.symbol);
  return [...signs.filter(isSaid), ...signs.filter((sign) => !isSaid(sign))];
}

const back: Readonly<Record<Language, string>> = { en: 'that', es: 'eso' };

/**
 * The question about the last 24 to 48 hours: from the symbol that weighs most of those the passages read. `guided` is the
 * symbol that the guidance before it has spoken of.
 */
export function writeQuestion(
  { scenes, voice, chooser, phrasing }: FrameContext,
  said: ReadonlySet<string>,
  guided?: string,
): Written | undefined {
  const points = ranked(scenes);
  const signs = points.flatMap((point) => signOf(point) ?? []);
  const sign = readFirst(signs, said).find(({ entry }) => entry.insight !== '');
  if (!sign) return undefined;
  const own = voice.lines(sign, ['questions']).flatMap(({ say }) => say(undefined) ?? []);
  const asked = [sign.entry.insight, ...own];
  const point = points.find((each) => signOf(each) === sign);
  // Behind guidance on the same symbol it need not be named again.
  const isGuided = sign.mention.symbol === guided;
  const image = isGuided ? back[voice.language] : point && imageNameOf(point, voice.language);
  const text = chooser.say(image === undefined ? phrasing.question : phrasing.questionOf, {
    text: asked[chooser.turn(asked.length)] ?? '',
    image,
  });
  return text === undefined ? undefined : { text, evidence: evidenceOf(sign, 'question.days') };
}

/** The deed for today: from the last scene, another symbol than the question's where there is one. */
export function writeDeed(
  { scenes, voice, chooser }: FrameContext,
  said: ReadonlySet<string>,
  asked: string | undefined,
): Written | undefined {
  const later = [...scenes].reverse().flatMap((scene) => ranked([scene]));
  const signs = readFirst(
    later.flatMap((point) => signOf(point) ?? []),
    said,
  ).filter(({ entry }) => entry.deed !== '');
  const sign = signs.find(({ mention }) => mention.symbol !== asked) ?? signs[0];
  if (!sign) return undefined;
  const own = { id: `${sign.mention.symbol}.deed`, say: () => sign.entry.deed };
  const text = chooser.clause([own, ...voice.lines(sign, ['deeds'])]);
  return text === undefined ? undefined : { text, evidence: evidenceOf(sign, 'deed.today') };
}
