import type { ArcMove } from '@chitta/symbols/types';
import { either } from '../../text/any-of.ts';
import type { LookedAt } from './look-at-dream.ts';

/** How what the dreams tell changes from the first to the last of them; `open`: that cannot be told. */
export type Course = 'easier' | 'harder' | 'held' | 'steady' | 'open';

const heavyFeelings = new Set(
  `fear panic anxiety despair sadness anger shame guilt grief helpless hate disgust loneliness jealousy embarrassment
  disappointment frustration humiliation worry doubt stress`.split(/\s+/u),
);
const lightFeelings = new Set(
  'joy calm relief love hope pride gratitude excitement wonder admiration comfort friendly safe euphoria awe'.split(
    ' ',
  ),
);
const heavyMoves: ReadonlySet<ArcMove> = new Set<ArcMove>([
  'threatened',
  'loses',
  'blocked',
  'apart',
  'carried',
  'tested',
]);
const lightMoves: ReadonlySet<ArcMove> = new Set<ArcMove>(['acts', 'safe', 'gains', 'meets', 'joy']);
/** From this score on what happens is told surely enough to be compared. */
const sure = 5;

const heavySymbols = either(
  /^(?:lost|missed-|late-|car-without-|falling-|flooded-|burning-|infested-)/u,
  /^(?:car-breakdown|heavy-legs|paralysed|voiceless|trapped|tied-up|stuck|drown|chase|kidnap|break-smash|thief)$/u,
  /^(?:steal|abandon|helpless|failure|prisoner|jail|drop-thing|dead-end|cry-for-help|be-late|empty-house)$/u,
  /^(?:faceless-person|attack|hurt|rotten|wave)$/u,
);
const lightSymbols = either(
  /^(?:repair-mend|help|hug|kiss|comfort|rescue|float|swim|fly|dance|give-gift|gift|feed|enter-open|hold-hands)$/u,
  /^(?:brake-stop|relief|friendly|success|sing|laugh|heal|greet|found.*|tree|leaf|grow|rest-lie)$/u,
);

/** How heavy a dream ends: by feelings that were said, then by what could not be done, then by what happens in it. */
export function weightOf(
  dream: LookedAt,
  shared: ReadonlySet<string> = new Set(),
): 'heavy' | 'light' | undefined {
  const felt = weightFelt(dream);
  if (felt !== undefined) return felt;
  if (dream.isUnable) return 'heavy';
  const symbols = dream.touching.dream.marks
    .filter(({ state, symbol }) => state === 'present' && !shared.has(symbol))
    .map(({ symbol }) => symbol);
  const balance =
    symbols.filter((symbol) => lightSymbols.test(symbol)).length -
    symbols.filter((symbol) => heavySymbols.test(symbol)).length +
    balanceOf(dream.move);
  if (Math.abs(balance) < enough) return undefined;
  return balance > 0 ? 'light' : 'heavy';
}

/** By what the dreamer says to have felt, or not to. */
function weightFelt({ feelings, isWell, unfelt, touching }: LookedAt): 'heavy' | 'light' | undefined {
  const last = feelings.at(-1)?.symbol ?? touching.dream.feelings.at(-1);
  if (isWell || unfelt.some((feeling) => heavyFeelings.has(feeling))) return 'light';
  if (last === undefined) return undefined;
  if (lightFeelings.has(last)) return 'light';
  return heavyFeelings.has(last) ? 'heavy' : undefined;
}
const enough = 0.9;

/** What happens weighs less than what is there: where it puts the dreamer is seldom quite sure. */
function balanceOf(found: LookedAt['move']): number {
  if (found === undefined || found.score < sure) return 0;
  if (lightMoves.has(found.move)) return 0.6;
  return heavyMoves.has(found.move) ? -0.6 : 0;
}

/** Whether a dream ends heavily, as far as it tells. */
export function endsHeavily(dream: LookedAt): boolean {
  return weightOf(dream) === 'heavy';
}

export function isLight(feeling: string): boolean {
  return lightFeelings.has(feeling);
}

/** The course from the first to the last dream; nothing is claimed where one of them does not show how it stands. */
export function findCourse(dreams: readonly LookedAt[]): Course {
  const [first, last] = [dreams[0], dreams.at(-1)];
  if (first === undefined || last === undefined || first === last) return 'open';
  // What stands in both is no difference between them.
  const symbolsOf = ({ touching }: LookedAt) => new Set(touching.dream.marks.map(({ symbol }) => symbol));
  const ofLast = symbolsOf(last);
  const shared = new Set([...symbolsOf(first)].filter((symbol) => ofLast.has(symbol)));
  const [before, after] = [weightOf(first, shared), weightOf(last, shared)];
  if (before === undefined || after === undefined) return 'open';
  if (before === after) return before === 'heavy' ? 'held' : 'steady';
  return after === 'light' ? 'easier' : 'harder';
}

/** A thing or person that is named in several of the dreams, with the first and the last of these. */
export interface Thread {
  readonly symbol: string;
  /** As the last dream names it. */
  readonly name: string;
  readonly first: LookedAt;
  readonly last: LookedAt;
  readonly count: number;
  readonly isPerson: boolean;
}

/** What a thread is chosen by: what touches the question, and what the question names, somebody's name as it was written. */
interface Wanted {
  readonly touched: readonly string[];
  readonly named: readonly string[];
}

/** What goes through the dreams: what the question names first, then what touches it, then images that return. */
export function findThread(dreams: readonly LookedAt[], wanted: Wanted): Thread | undefined {
  const symbols = new Set(dreams.flatMap(({ images }) => [...images.keys()]));
  const threads = [...symbols].flatMap((symbol) => threadOf(dreams, symbol, wanted) ?? []);
  const rank = ({ symbol, first, last }: Thread) =>
    (symbol === nameSymbol || wanted.named.includes(symbol) ? 2 : 0) +
    (wanted.touched.includes(symbol) ? 1 : 0) +
    (last.touching.returning.includes(symbol) ? 1.5 : 0) +
    (last === dreams.at(-1) ? 0.6 : 0) +
    (first === dreams[0] ? 0.3 : 0);
  return threads.sort((a, b) => rank(b) - rank(a) || b.count - a.count)[0];
}

function threadOf(dreams: readonly LookedAt[], symbol: string, { named }: Wanted): Thread | undefined {
  const phrases = new Set(named);
  const those = dreams.filter(({ images, touching }) => {
    const phrase = images.get(symbol)?.phrase.toLowerCase();
    if (phrase === undefined || (symbol === nameSymbol && !phrases.has(phrase))) return false;
    return touching.dream.marks.some((mark) => mark.symbol === symbol && mark.state === 'present');
  });
  const [first, last] = [those[0], those.at(-1)];
  if (first === undefined || last === undefined || first === last || scenery.test(symbol)) return undefined;
  const image = last.images.get(symbol);
  return {
    symbol,
    name: image?.phrase ?? '',
    isPerson: image?.isPerson === true || symbol === nameSymbol,
    first,
    last,
    count: those.length,
  };
}
const nameSymbol = 'name';
const scenery = /^(?:class-|number-)|^(?:hand|day|night|room|street|road|person|people|man|woman)$/u;
