import type { Page } from '@playwright/test';
import { installFocusProbe } from './focus-probe.ts';
import { waitUntilStill } from './wait-until-still.ts';

/** How long something may take to open, in milliseconds. */
const patience = 400;
const step = 50;

const ofEachKind = 3;

/** More than any menu has. */
const mostEntries = 30;

/**
 * Presses every button of a page with Enter. Whatever that opens has to hold the focus, or have it next, to close with
 * Escape, and to give the focus back. Nothing that would change anything reaches the server meanwhile.
 */
export async function openAndEscape(
  page: Page,
  path: string,
  withFrame: boolean,
): Promise<{ readonly opened: string[]; readonly faults: string[] }> {
  await page.evaluate(installFocusProbe);
  // A page that is a dialog itself opens nothing besides.
  if (await page.evaluate(() => window.focusProbe.opened() !== '')) return { opened: [], faults: [] };
  const names = await page.evaluate((frame) => window.focusProbe.buttons(frame), withFrame);
  const opened: string[] = [];
  const faults: string[] = [];
  for (const name of fewOfEachKind(names)) {
    let tried = await tryButton(page, name);
    if (!(await isAsBefore(page, names, withFrame))) await openAnew(page, path);
    // What the button before had opened late is no fault of this one.
    if (isFault(tried)) {
      await openAnew(page, path);
      tried = await tryButton(page, name);
      await openAnew(page, path);
    }
    if (tried !== 'nothing') opened.push(name);
    if (isFault(tried)) faults.push(tried);
  }
  return { opened, faults };
}

const isFault = (tried: string): boolean => tried !== 'nothing' && tried !== 'right';

async function openAnew(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilStill(page);
}

/** Nothing lies over the page, and it has the buttons that it had. */
function isAsBefore(page: Page, names: readonly string[], withFrame: boolean): Promise<boolean> {
  const isSame = page.evaluate(
    ([wanted, frame]) =>
      window.focusProbe?.opened() === '' && window.focusProbe.buttons(frame).join() === wanted,
    [names.join(), withFrame] as const,
  );
  return isSame.catch(() => false);
}

/** The first buttons of each class: those of a long list all do the same. */
function fewOfEachKind(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return [...new Set(names)].filter((name) => {
    const kind = name.split(' ')[0] ?? '';
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return kind.startsWith('button.button') || (seen.get(kind) ?? 0) <= ofEachKind;
  });
}

/** What is wrong with what a button opens; `nothing` where it opens nothing. */
async function tryButton(page: Page, name: string): Promise<string> {
  if (!(await page.evaluate((wanted) => window.focusProbe.focusButton(wanted), name))) return 'nothing';
  await page.keyboard.press('Enter');
  // A page that was left has no probe.
  if (!(await waitFor(page, () => (window.focusProbe?.opened() ?? '') !== ''))) return 'nothing';
  const what = await page.evaluate(() => window.focusProbe.opened());
  await page.keyboard.press('Tab');
  const isIn = await page.evaluate(() => window.focusProbe.isIn());
  await page.keyboard.press('Escape');
  const isClosed = await waitFor(page, () => window.focusProbe?.opened() === '');
  const back = await page.evaluate(() => window.focusProbe.look());
  if (!isClosed) return `Escape does not close ${what}, which ${name} opened`;
  if (!isIn) return `Tab does not go into ${what}, which ${name} opened`;
  if (back.name === name && !(await isClosedWhenLeft(page)))
    return `${what}, which ${name} opened, stays open over the page when Tab leaves it`;
  return back.name === name ? 'right' : `${what} gives the focus to ${back.name}, not back to ${name}`;
}

/** Whether what lies over the page makes way once Tab has gone through it; what keeps the focus within itself need not. */
async function isClosedWhenLeft(page: Page): Promise<boolean> {
  await page.keyboard.press('Enter');
  if (!(await waitFor(page, () => window.focusProbe?.opened() !== ''))) return true;
  const isHeld = () => document.querySelector(':modal') !== null;
  for (let press = 0; press < mostEntries; press += 1) {
    await page.keyboard.press('Tab');
    if ((await ask(page, isHeld)) || (await ask(page, () => window.focusProbe.isIn()))) continue;
    return waitFor(page, () => window.focusProbe?.opened() === '');
  }
  await page.keyboard.press('Escape');
  return waitFor(page, () => window.focusProbe?.opened() === '');
}

async function waitFor(page: Page, isSo: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < patience; waited += step) {
    if (await ask(page, isSo)) return true;
    await page.waitForTimeout(step);
  }
  return ask(page, isSo);
}

/** A page that is being left answers nothing. */
function ask(page: Page, isSo: () => boolean): Promise<boolean> {
  return page.evaluate(isSo).catch(() => false);
}
