import { oracleOf } from '../../../languages/language-packs.ts';
import { compareSides, findSides } from '../find-turn.ts';
import type { LookedAt } from '../look-at-dream.ts';
import { wayOf } from '../mourning.ts';
import type { Said } from '../paragraphs.ts';
import { inDream, type Prepared } from '../prepared.ts';

/** The one thought: what the dreamer does in an early dream and in a late one, and what follows from that for the question. */
export function writeThought(prepared: Prepared): Said[] {
  const sides = writeSides(prepared);
  const turn = sides.length > 0 ? sides : writeTurn(prepared);
  const latest = turn.length > 0 ? turn : writeLatest(prepared);
  return [...latest, ...writeMeaning(prepared, sides.length === 0 && turn.length > 0)];
}

/** What it means: by kind and course; of mourning gently, and where nothing shows a course only what was just told. */
function writeMeaning(prepared: Prepared, isTurned: boolean): Said[] {
  const { read, course, say, slots, dreams, turn } = prepared;
  const kind = wayOf(read);
  const isDone = isTurned && turn?.isDone === true && course !== 'held' && course !== 'harder';
  const ids = [
    ...(dreams.length === 1 ? [`thought.only.${kind}`] : []),
    ...(isDone ? [`thought.${kind}.turned`] : []),
    `thought.${kind}.${course}`,
    `thought.${kind}.open`,
  ];
  for (const id of ids) {
    const text = say(id, slots);
    if (text !== undefined)
      return [{ text, part: 'thought', evidence: dreams.map((dream) => inDream(dream, dream.quote, id)) }];
  }
  return [];
}

/** What is told of a dream: the deed, else the dreamer's words. */
function toldOf(dream: LookedAt, text: string | undefined, { quote }: Prepared): string {
  return text ?? `${quote(dream.quote.text)}`;
}

/** The early dream and the late one, each with what the dreamer does or feels there. */
function writeTurn(prepared: Prepared): Said[] {
  const { turn, say, slots, day } = prepared;
  if (turn === undefined) return [];
  const { first, last, before, after } = turn;
  const text = say('thought.turn', {
    ...slots,
    firstDay: day(first.touching.dream.night),
    lastDay: day(last.touching.dream.night),
    before: toldOf(first, before?.text, prepared),
    after: toldOf(last, after?.text, prepared),
  });
  const evidence = [
    inDream(first, before ?? first.quote, 'turn'),
    inDream(last, after ?? last.quote, 'turn'),
  ];
  return text === undefined ? [] : [{ text, part: 'thought', evidence }];
}

/** What doing it and the other side of it look like, the earlier first, each with its own feeling. */
function writeSides(prepared: Prepared): Said[] {
  const { read, dreams, say, slots, day } = prepared;
  const sides = findSides(dreams, read);
  if (sides === undefined) return [];
  const { doing, other } = sides;
  const order = doing.touching.dream.night < other.touching.dream.night ? [doing, other] : [other, doing];
  const [early, late] = order as [LookedAt, LookedAt];
  const nameOf = (dream: LookedAt) => (dream === doing ? slots.doing : slots.other);
  const deed = (dream: LookedAt) => dream.deed(dream.touching.places);
  const text = say('sides.told', {
    before: nameOf(early),
    after: nameOf(late),
    firstDay: day(early.touching.dream.night),
    lastDay: day(late.touching.dream.night),
    told: toldOf(early, deed(early)?.text, prepared),
    added: toldOf(late, deed(late)?.text, prepared),
  });
  const how = compareSides(doing, other);
  const weight = how === 'untold' ? undefined : say(`sides.${how}`, slots);
  const evidence = [early, late].map((dream) => inDream(dream, deed(dream) ?? dream.quote, `sides.${how}`));
  return [text, weight].flatMap((said) =>
    said === undefined ? [] : [{ text: said, part: 'thought' as const, evidence }],
  );
}

/** Where no two dreams can be compared: the row of what the dreamer does, else the one act of the latest dream. */
function writeLatest({ dreams, say, language, slots, day }: Prepared): Said[] {
  const last = dreams.at(-1);
  if (last === undefined) return [];
  const seen = new Set<string>();
  const acts = dreams.flatMap((dream) =>
    dream.acts
      .filter(({ name }) => !seen.has(name) && seen.add(name) === seen)
      .slice(0, mostOfDream)
      .map(({ start, end, name }) => ({ name, evidence: inDream(dream, { start, end }, 'acts') })),
  );
  const row = acts.slice(0, mostActs);
  const deed = last.deed(last.touching.places);
  if (deed?.isOwn && dreams.length > 1) {
    const text = say('thought.latest', {
      ...slots,
      lastDay: day(last.touching.dream.night),
      after: deed.text,
    });
    if (text !== undefined) return [{ text, part: 'thought', evidence: [inDream(last, deed, 'latest')] }];
  }
  if (row.length < fewestActs) return [];
  const text = say('thought.acts', { acts: oracleOf(language).list(row.map(({ name }) => name)) });
  return text === undefined ? [] : [{ text, part: 'thought', evidence: row.map(({ evidence }) => evidence) }];
}
const fewestActs = 3;
const mostActs = 5;
const mostOfDream = 2;
