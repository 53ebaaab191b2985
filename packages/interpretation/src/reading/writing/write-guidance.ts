import type { Voice } from '../lines/voice.ts';
import { evidenceOf, type Point, type PointOf, type Sign } from '../model.ts';
import type { Phrasing } from '../phrasing/slots.ts';
import { calledBack } from './calling-back.ts';
import type { Chooser } from './choose.ts';
import { imageNameOf } from './image-name.ts';
import { actSlots, moodSlots, nounSlots } from './slots-of.ts';
import { type FrameContext, ranked } from './write-frame.ts';
import { figureEvidence, nounRule, type Written } from './write-point.ts';

/** What to take along, from the heaviest point that guidance can be made from. */
export function writeGuidance({ scenes, phrasing, chooser, voice }: FrameContext): Written | undefined {
  for (const point of ranked(scenes)) {
    const own = fromLines(point, voice, chooser);
    if (own) return own;
  }
  for (const point of ranked(scenes)) {
    const written = guidanceFrom(point, phrasing, chooser);
    if (written) return written;
  }
  return undefined;
}

/** What the dictionary has to say at the end of a reading about an action, a condition or a feeling. */
function fromLines(point: Point, voice: Voice, chooser: Chooser): Written | undefined {
  if (point.kind === 'rest' || point.kind === 'thing' || point.kind === 'place') return undefined;
  if (point.kind === 'absence') return undefined;
  const sign = point.kind === 'trait' ? point.trait.sign : point.sign;
  const line = chooser.clause(voice.lines(sign, ['guidance']));
  const image = imageNameOf(point, voice.language);
  const tied = line && calledBack('guidance', image, line, voice.language, (count) => chooser.turn(count));
  // A line that stays as it is has been kept as said already.
  const text = tied === line ? line : tied && chooser.once(tied);
  const rule = point.kind === 'act' ? 'guidance.act' : 'guidance.image';
  return text === undefined || text === '' ? undefined : { text, evidence: evidenceOf(sign, rule) };
}

function guidanceFrom(point: Point, phrasing: Phrasing, chooser: Chooser): Written | undefined {
  switch (point.kind) {
    case 'act':
      return fromAct(point, phrasing, chooser);
    case 'thing':
    case 'place':
      return fromFigure(point, phrasing, chooser);
    case 'trait':
      return fromMood(point.trait.sign, point.quote, phrasing, chooser);
    case 'feeling':
      return fromMood(point.sign, point.quote, phrasing, chooser);
    default:
      return undefined;
  }
}

function fromAct(point: PointOf<'act'>, phrasing: Phrasing, chooser: Chooser): Written | undefined {
  const { actor } = point;
  const isDone = actor.by === 'someone' || (actor.by === 'figure' && actor.on === 'dreamer');
  const table = isDone ? phrasing.guidanceOnDreamer : phrasing.guidanceAct;
  const text = chooser.say(table, actSlots(point, 0, true));
  return text === undefined ? undefined : { text, evidence: evidenceOf(point.sign, 'guidance.act') };
}

function fromFigure({ figure }: PointOf<'thing' | 'place'>, phrasing: Phrasing, chooser: Chooser) {
  const text = chooser.say(phrasing.guidanceImage, nounSlots(figure, 0));
  const basis = figureEvidence(figure, nounRule(figure)).slice(0, 1);
  return text === undefined
    ? undefined
    : { text, evidence: [...evidenceOf(figure.sign, 'guidance.image'), ...basis] };
}

function fromMood(sign: Sign, quote: string | undefined, phrasing: Phrasing, chooser: Chooser) {
  const text = chooser.say(phrasing.guidanceMood, moodSlots(sign, quote));
  return text === undefined ? undefined : { text, evidence: evidenceOf(sign, 'guidance.image') };
}
