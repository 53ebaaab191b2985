import type { Page } from '@playwright/test';
import type { Focused, Stop } from './focus-probe.ts';
import { waitUntilStill } from './wait-until-still.ts';

/** Rounding of boxes, in CSS pixels. */
const slack = 4;

/** Presses that may go by beyond what was counted: things that came while somebody walked. */
const patience = 12;

const mostTries = 4;

/** Walks a page with Tab alone, there and back, and tells what is wrong with that. */
export async function walkPage(page: Page, tries = mostTries): Promise<string[]> {
  await waitUntilStill(page);
  const stops = await page.evaluate(() => window.focusProbe.collect());
  await startFrom(page, 'first');
  const there = await walk(page, 'Tab', stops.length);
  await startFrom(page, 'last');
  const back = await walk(page, 'Shift+Tab', stops.length);
  // Something came, or was drawn anew, while somebody walked: the page is walked as it is now.
  if (tries > 1 && [...there, ...back].some(({ at }) => at === -1)) return walkPage(page, tries - 1);
  return [
    ...findUnreached(stops, there),
    ...findFaults(there),
    ...findLeaps(stops, there),
    ...findOtherWayBack(stops, there, back),
  ];
}

/** Nothing has the focus, and the next press goes to the first thing on the page, or back to the last. */
async function startFrom(page: Page, end: 'first' | 'last'): Promise<void> {
  await page.evaluate((which) => {
    const start = document.createElement('span');
    start.tabIndex = -1;
    const home = document.querySelector(':modal') ?? document.body;
    if (which === 'first') home.prepend(start);
    else home.append(start);
    start.focus({ preventScroll: true });
    start.remove();
    window.scrollTo(0, which === 'first' ? 0 : document.body.scrollHeight);
  }, end);
}

/** What has the focus after each press, until the page is left or begins again. */
async function walk(page: Page, key: string, count: number): Promise<Focused[]> {
  const walked: Focused[] = [];
  for (let press = 0; press < count + patience; press += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => window.focusProbe.look());
    if (focused.at === null || (focused.at >= 0 && focused.at === walked[0]?.at)) break;
    walked.push(focused);
  }
  return walked;
}

function findUnreached(stops: readonly Stop[], there: readonly Focused[]): string[] {
  const reached = new Set(there.map(({ at }) => at));
  return stops.filter((_, at) => !reached.has(at)).map(({ name }) => `Tab does not reach ${name}`);
}

function findFaults(there: readonly Focused[]): string[] {
  return there.flatMap(({ name, isShown, isCovered }) => [
    ...(isShown ? [] : [`nothing shows that the focus is on ${name}`]),
    ...(isCovered ? [`${name} is covered while it has the focus`] : []),
  ]);
}

/** The focus goes down the page and along its lines; up only into the next column. */
function findLeaps(stops: readonly Stop[], there: readonly Focused[]): string[] {
  const way = there.flatMap(({ at }) => (at === null || at < 0 ? [] : [stops[at] as Stop]));
  return way.slice(1).flatMap((to, index) => {
    const from = way[index] as Stop;
    if (from.isPinned || to.isPinned || (from.isDrawn && to.isDrawn)) return [];
    // Folded away, it has no place before the focus unfolds it.
    if (isFolded(from) || isFolded(to)) return [];
    const isUp = to.bottom <= from.top + slack && to.left < from.right - slack;
    const isSameLine = to.top < from.bottom - slack && to.bottom > from.top + slack;
    const isLeft = isSameLine && to.right <= from.left + slack;
    return isUp || isLeft ? [`the focus leaps from ${from.name} back to ${to.name}`] : [];
  });
}

const isFolded = ({ top, bottom }: Stop): boolean => bottom <= top;

function findOtherWayBack(
  stops: readonly Stop[],
  there: readonly Focused[],
  back: readonly Focused[],
): string[] {
  const [expected = [], found = []] = [there.toReversed(), back].map((way) => way.map(({ at }) => at));
  const wrong = expected.findIndex((at, index) => found[index] !== at);
  if (wrong < 0) return [];
  const name = stops[expected[wrong] ?? -1]?.name ?? 'something';
  return [`Shift+Tab comes to ${back[wrong]?.name ?? 'nothing'} where Tab came from ${name}`];
}
