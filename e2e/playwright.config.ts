import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/browser.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const english = { locale: 'en-GB', timezoneId: 'Europe/London' };
const spanish = { locale: 'es-CO', timezoneId: 'America/Bogota' };

/** The journeys run in both languages at both sizes; what does not depend on either runs once. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    baseURL: process.env.CHITTA_E2E_ORIGIN,
    trace: 'retain-on-failure',
    launchOptions,
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'desktop-en', use: { ...desktop, ...english }, testMatch: '**/*.spec.ts' },
    { name: 'phone-en', use: { ...phone, ...english }, testMatch: '**/*.journey.spec.ts' },
    { name: 'desktop-es', use: { ...desktop, ...spanish }, testMatch: '**/*.journey.spec.ts' },
    { name: 'phone-es', use: { ...phone, ...spanish }, testMatch: '**/*.journey.spec.ts' },
  ],
});
