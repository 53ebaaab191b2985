import path from 'node:path';
import { adjacency, findCycles } from './import-graph.mjs';

/** Value below which the share `q` of the sorted values lies; 0 of nothing. */
export function quantile(values, q) {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];
}

const max = (values) => values.reduce((most, value) => Math.max(most, value), 0);
const sum = (values) => values.reduce((total, value) => total + value, 0);
const round = (value, digits = 2) => Number(value.toFixed(digits));
const worst = (items, by) => items.reduce((most, item) => (!most || by(item) > by(most) ? item : most), null);

function fileNumbers(source) {
  const lines = source.map((module) => module.lines);
  return [
    { name: 'file lines, median', value: quantile(lines, 0.5), cap: 70 },
    { name: 'file lines, p90', value: quantile(lines, 0.9), cap: 200 },
    {
      name: 'file lines, max',
      value: max(lines),
      cap: 400,
      where: worst(source, (module) => module.lines)?.file,
    },
  ];
}

function functionNumbers(source) {
  const all = source.flatMap((module) =>
    module.functions.map((entry) => ({ ...entry, file: `${module.file}:${entry.line}` })),
  );
  const components = all.filter((entry) => entry.hasJsx && /^[A-Z]/.test(entry.name));
  const plain = all.filter((entry) => !components.includes(entry));
  const lines = plain.map((entry) => entry.lines);
  const complex = all.filter((entry) => entry.complexity > 10);
  const sizes = components.map((entry) => entry.lines);
  return [
    { name: 'function lines, p90', value: quantile(lines, 0.9), cap: 40 },
    {
      name: 'functions over 100 lines, %',
      value: round((100 * plain.filter((entry) => entry.lines > 100).length) / Math.max(1, plain.length)),
      cap: 0.5,
    },
    { name: 'component lines, median', value: quantile(sizes, 0.5), cap: 40 },
    { name: 'component lines, p90', value: quantile(sizes, 0.9), cap: 110 },
    {
      name: 'component lines, max',
      value: max(sizes),
      cap: 200,
      where: worst(components, (entry) => entry.lines)?.file,
    },
    {
      name: 'cyclomatic over 10, per 1000 functions',
      value: round((1000 * complex.length) / Math.max(1, all.length)),
      cap: 5,
      where: complex.map((entry) => entry.file).join(' '),
    },
    {
      name: 'cyclomatic, max',
      value: max(all.map((entry) => entry.complexity)),
      cap: 15,
      where: worst(all, (entry) => entry.complexity)?.file,
    },
  ];
}

function graphNumbers(source, edges) {
  const names = new Set(source.map((module) => module.file));
  const within = edges.filter((edge) => names.has(edge.from) && names.has(edge.to));
  const cycles = findCycles(adjacency(within.filter((edge) => !edge.isTypeOnly)));
  const withTypes = findCycles(adjacency(within));
  const show = (found) => found.map((members) => members.join(' ⇄ ')).join('; ');
  const composers = /\/(app|main|start|router|route-tree|index)\.tsx?$/;
  const fanOut = source
    .filter((module) => !composers.test(module.file))
    .map((module) => ({
      file: module.file,
      count: new Set(module.imports.filter((entry) => !entry.isTypeOnly).map((entry) => entry.specifier))
        .size,
    }));
  const counts = fanOut.map((entry) => entry.count);
  return [
    {
      name: 'runtime import cycles',
      value: cycles.length,
      cap: 0,
      where: show(cycles),
    },
    { name: 'import cycles, with types', value: withTypes.length, cap: 0, where: show(withTypes) },
    { name: 'fan-out, p90', value: quantile(counts, 0.9), cap: 10 },
    { name: 'fan-out, max', value: max(counts), cap: 25, where: worst(fanOut, (entry) => entry.count)?.file },
  ];
}

function folderNumbers(modules) {
  const perFolder = new Map();
  for (const module of modules) {
    const folder = path.posix.dirname(module.file);
    // A test stands beside its source and names the same thing, so it is not one more thing to look through.
    if (module.isTest) continue;
    perFolder.set(folder, (perFolder.get(folder) ?? 0) + 1);
  }
  const folders = [...perFolder].map(([folder, count]) => ({ folder, count }));
  const depthInPackage = (folder) => folder.replace(/^packages\/[^/]+\//, '').split('/').length;
  return [
    {
      name: 'files per folder, max',
      value: max(folders.map((entry) => entry.count)),
      cap: 20,
      where: worst(folders, (entry) => entry.count)?.folder,
    },
    {
      name: 'folder depth in a package, max',
      value: max(folders.map((entry) => depthInPackage(entry.folder))),
      cap: 6,
      where: worst(folders, (entry) => depthInPackage(entry.folder))?.folder,
    },
  ];
}

function habitNumbers(source, totalLines) {
  const perThousand = (count) => round((1000 * count) / Math.max(1, totalLines));
  const envPerPackage = new Map();
  for (const module of source) {
    const owner = /^packages\/([^/]+)\//.exec(module.file)?.[1];
    if (module.readsEnv && owner)
      envPerPackage.set(owner, [...(envPerPackage.get(owner) ?? []), module.file]);
  }
  const readers = [...envPerPackage.values()];
  const throws = source.filter((module) => /\/features\//.test(module.file) && module.plainThrows > 0);
  const doors =
    /packages\/(?:(?:astrology|experiments|places|interpretation|contract|symbols|embedded-postgres)\/src|interpretation\/src\/(?:evaluation|oracle|trace|written))\/index\.ts$/;
  const toolFiles = /(config\.ts|\.config\.mjs|global-setup\.ts)$/;
  const barrels = source.filter((module) => module.isBarrel && !doors.test(module.file));
  const defaults = source.filter((module) => module.hasDefaultExport && !toolFiles.test(module.file));
  return [
    {
      name: 'files reading env, per package, max',
      value: max(readers.map((files) => files.length)),
      cap: 1,
      where: worst(readers, (files) => files.length)?.join(' '),
    },
    {
      name: 'any per 1000 lines',
      value: perThousand(sum(source.map((module) => module.anyCount))),
      cap: 0.05,
    },
    {
      name: 'lint suppressions per 1000 lines',
      value: perThousand(sum(source.map((module) => module.suppressions))),
      cap: 0.3,
    },
    {
      name: 'plain throw in features',
      value: sum(throws.map((module) => module.plainThrows)),
      cap: 0,
      where: throws.map((module) => module.file).join(' '),
    },
    {
      name: 'barrels beyond the library doors',
      value: barrels.length,
      cap: 0,
      where: barrels.map((module) => module.file).join(' '),
    },
    {
      name: 'default exports no tool demands',
      value: defaults.length,
      cap: 0,
      where: defaults.map((module) => module.file).join(' '),
    },
  ];
}

function testNumbers(modules, source) {
  const tests = modules.filter((module) => module.isTest && /\.test\.(ts|tsx|mjs)$/.test(module.file));
  // What tests are helped by stands in `testing/`, and may have a test of its own.
  const helpers = modules.filter((module) => module.isTest && !tests.includes(module));
  const stems = new Set([...source, ...helpers].map((module) => module.file.replace(/\.(tsx?|mjs)$/, '')));
  const beside = tests.filter((module) => stems.has(module.file.replace(/\.test\.(tsx?|mjs)$/, '')));
  const apart = tests.filter((module) => !beside.includes(module));
  // A module without a function holds types or tables, which the tests of their users cover.
  const withFunctions = source.filter((module) => module.functions.length > 0);
  const linesOf = (list) => sum(list.map((module) => module.lines));
  const ratio = linesOf(modules.filter((module) => module.isTest)) / Math.max(1, linesOf(withFunctions));
  return [
    {
      name: 'tests beside their source, %',
      value: round((100 * beside.length) / Math.max(1, tests.length), 1),
      floor: 95,
      where: apart.map((module) => module.file).join(' '),
    },
    { name: 'test lines per line of code', value: round(ratio), floor: 0.6 },
  ];
}

/**
 * The measuring list: each number with its cap (or floor). A row without either is reported only.
 *
 * @returns {{ name: string, value: number, cap?: number, floor?: number, where?: string }[]}
 */
export function measureModules(modules, edges) {
  const source = modules.filter((module) => !module.isTest);
  const totalLines = sum(source.map((module) => module.lines));
  return [
    ...fileNumbers(source),
    ...functionNumbers(source),
    ...graphNumbers(source, edges),
    ...folderNumbers(modules),
    ...habitNumbers(source, totalLines),
    ...testNumbers(modules, source),
    {
      name: 'comment lines, % (report)',
      value: round((100 * sum(source.map((module) => module.commentLines))) / Math.max(1, totalLines), 1),
    },
    {
      name: 'file bytes, p90 (report)',
      value: quantile(
        source.map((module) => module.text.length),
        0.9,
      ),
    },
    { name: 'source lines (report)', value: totalLines },
  ];
}
