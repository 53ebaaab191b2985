import { readFileSync } from 'node:fs';
import { limits } from '@chitta/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';

interface Panel {
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets: readonly { readonly expr: string }[];
}

const docs = new URL('../../../../../../docs/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, docs), 'utf8');
const board: { readonly panels: readonly Panel[] } = JSON.parse(read('grafana/chitta.json'));
const operations = read('operations.md');
let testApp: TestApp;
let metrics: Set<string>;

beforeAll(async () => {
  testApp = await buildTestApp();
  const { text } = await createClient(testApp).get('/metrics');
  metrics = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name ?? ''));
});
afterAll(() => testApp.close());

/** Names of metrics in a query, as they are without what a histogram adds. */
const metricsIn = (expr: string) =>
  (expr.match(/chitta_\w+/g) ?? []).map((name) => name.replace(/_(?:bucket|sum|count)$/, ''));

it('names only metrics that there are, in each panel one at least', () => {
  for (const { title, targets } of board.panels) {
    for (const { expr } of targets) {
      const named = metricsIn(expr);
      expect(named.length, title).toBeGreaterThan(0);
      for (const name of named) expect(metrics, `${title}: ${expr}`).toContain(name);
    }
  }
});

it('shows every metric', () => {
  const shown = new Set(
    board.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr))),
  );
  expect([...metrics].filter((name) => !shown.has(name))).toEqual([]);
});

it('lays no panel over another', () => {
  const places = board.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)}/${y + Math.floor(at / w)}`),
  );
  expect(new Set(places).size).toBe(places.length);
});

it('is told of in the operator’s guide, metric by metric and rule by rule', () => {
  const untold = [...metrics].filter((name) => !operations.includes(`\`${name.replace(/^chitta_/, '')}\``));
  expect(untold).toEqual([]);
  expect(limits.alarmRules.filter((rule) => !operations.includes(`| \`${rule}\` |`))).toEqual([]);
});
