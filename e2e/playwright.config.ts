import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { testLaunchOptions } from './support/browser.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const english = { locale: 'en-GB', timezoneId: 'Europe/London' };
const spanish = { locale: 'es-CO', timezoneId: 'America/Bogota' };

/** The journeys of the product itself, with a connection and without, which every pair of language and size goes through. */
const main = '**/{main,offline}.journey.spec.ts';

/** Every page by keyboard alone: what lies over pages differs between the sizes, not between the languages. */
const keyboard = '**/keyboard.spec.ts';

/**
 * The journeys run in English on a desk and in Spanish on a phone: every page at both sizes and in both languages, the
 * longer texts on the narrower screen. What depends on neither runs once.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  timeout: 120_000,
  // Met in a moment where they are met at all; on a machine that does other work beside, in some more.
  expect: { timeout: 25_000 },
  // One more than cores: journeys that wait for the server, for mail or for time to go by leave theirs to another.
  workers: Math.min(availableParallelism(), 4) + 1,
  fullyParallel: true,
  forbidOnly: true,
  // A journey that passes at the second try is reported as flaky: it is looked into, and nobody waits for it meanwhile.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    baseURL: process.env.CHITTA_E2E_ORIGIN,
    // Recording took a third of the time; `npm test -- --only=e2e --trace=retain-on-failure` records.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Each test is a new device: its worker would load the whole app once more. Tests that are about it allow it.
    serviceWorkers: 'block',
    launchOptions: testLaunchOptions,
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'desktop-en', use: { ...desktop, ...english }, testMatch: '**/*.spec.ts' },
    { name: 'phone-es', use: { ...phone, ...spanish }, testMatch: '**/*.journey.spec.ts' },
    { name: 'phone-en', use: { ...phone, ...english }, testMatch: [main, keyboard] },
    { name: 'desktop-es', use: { ...desktop, ...spanish }, testMatch: main },
  ],
});
