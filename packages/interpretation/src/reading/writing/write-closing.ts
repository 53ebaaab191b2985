import type { Point, Sign } from '../model.ts';
import { evidenceOf } from '../model.ts';
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

/** The question about the last 24 to 48 hours: from the symbol that weighs most of those the passages read. */
export function writeQuestion(
  { scenes, voice, chooser, phrasing }: FrameContext,
  said: ReadonlySet<string>,
): Written | undefined {
  const signs = ranked(scenes).flatMap((point) => signOf(point) ?? []);
  const sign = readFirst(signs, said).find(({ entry }) => entry.insight !== '');
  if (!sign) return undefined;
  const own = voice.lines(sign, ['questions']).flatMap(({ say }) => say(undefined) ?? []);
  const asked = [sign.entry.insight, ...own];
  const text = chooser.say(phrasing.question, { text: asked[chooser.turn(asked.length)] ?? '' });
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
