import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has. Those of level 3 come after them, so the
 * numbers of a section run from 1 without a gap.
 */
const asked = {
  1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  9: { 1: 3, 2: 4 },
  10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
  11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  12: { 1: 3, 2: 2, 3: 4 },
  13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  14: { 1: 2, 2: 4, 3: 3 },
  15: { 1: 3, 2: 3, 3: 7 },
  16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  17: { 1: 1, 2: 4, 3: 2 },
};

const states = ['met', 'not applicable', 'deviation'];
const rowStart = /^\|\s*V?(?<id>\d+\.\d+\.\d+)\s*\|/;
const stateForm = /^(?:met|not applicable|deviation \d{4}-\d{2}-\d{2})$/;
const namedPath = /`((?:packages|scripts|docs|e2e|bench)\/[^`\s]+)`/g;

/** Where a link leads is tried with those of all documents. */
const linked = /\]\(([^)\s]+)\)/g;

/** The rows of one chapter, each with its id, what it says of the state, and the files or parts of documents that show it. */
export function readRows(text) {
  return text
    .split('\n')
    .filter((line) => rowStart.test(line))
    .map((line) => {
      const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      const shown = cells[4] ?? '';
      const paths = [...shown.matchAll(namedPath), ...shown.matchAll(linked)].map(([, named]) => named);
      return { id: rowStart.exec(line).groups.id, cells: cells.length - 2, state: cells[3] ?? '', paths };
    });
}

const expectedIds = (chapter) =>
  Object.entries(asked[chapter]).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section}.${index + 1}`),
  );

function faultsOfRow({ id, cells, state, paths }) {
  if (cells !== 4) return [`${id} has ${cells} columns`];
  if (!stateForm.test(state)) return [`${id} is “${state}”`];
  return state === 'met' && paths.length === 0 ? [`${id} is met, and nothing shows it`] : [];
}

function faultsOfChapter(chapter, text) {
  const rows = readRows(text);
  const ids = rows.map(({ id }) => id);
  const expected = expectedIds(chapter);
  return [
    ...expected.filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...ids.filter((id) => !expected.includes(id)).map((id) => `${id} is not of levels 1 and 2`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`),
    ...rows.flatMap(faultsOfRow),
  ];
}

/** What the overview says of the counts must be what the chapters come to: a row `| met | 12 |` for each state. */
function faultsOfOverview(overview, rows) {
  return states.flatMap((state) => {
    const count = rows.filter((row) => row.state.startsWith(state)).length;
    const said = new RegExp(`^\\| ${state} \\| (\\d+) \\|`, 'm').exec(overview)?.[1];
    return said === String(count) ? [] : [`README.md says ${said} for ${state}, which are ${count}`];
  });
}

/**
 * What is wrong with the table of the standard.
 * @param {ReadonlyMap<string, string>} documents texts by file name, of the folder `docs/asvs`
 * @param {(file: string) => boolean} exists whether a path from the repository's root is there
 */
export function findAsvsFaults(documents, exists) {
  const chapters = Object.keys(asked).map((chapter) => {
    const start = `v${chapter.padStart(2, '0')}-`;
    return { chapter, text: [...documents].find(([name]) => name.startsWith(start))?.[1] ?? '' };
  });
  const paths = [...documents].flatMap(([name, text]) =>
    [...text.matchAll(namedPath)].map(([, named]) => ({ name, named })),
  );
  return [
    ...chapters.flatMap(({ chapter, text }) => faultsOfChapter(chapter, text)),
    ...faultsOfOverview(
      documents.get('README.md') ?? '',
      chapters.flatMap(({ text }) => readRows(text)),
    ),
    ...paths.filter(({ named }) => !exists(named)).map(({ name, named }) => `${name}: no ${named}`),
  ];
}

/** Faults of `docs/asvs`: ids that are missing, doubled or unknown, states without proof, files that are not there. */
export function measureAsvs(root) {
  const folder = path.join(root, 'docs/asvs');
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const documents = new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
  const faults = findAsvsFaults(documents, (file) => existsSync(path.join(root, file)));
  return {
    name: 'faults in the table of the ASVS',
    value: faults.length,
    cap: 0,
    where: faults.slice(0, 20).join('; '),
  };
}
