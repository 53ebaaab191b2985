import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findPatterns, growthOf, keyOf, readJudged } from './patterns.mjs';
import { listSourceFiles } from './source-files.mjs';

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

/** Code that meets what people send; `evaluation` and what judges readings read texts of our own. */
const measured =
  /^packages\/(?:contract|interpretation|server|web)\/src\/(?!evaluation\/|languages\/\w+\/judging\/)/;

/** Patterns that may take more than linear time, by file, with what keeps the texts that they meet short or ours. */
const allowed = {
  'packages/interpretation/src/languages/en/words/idioms.ts': {
    starts: ['\\s*[,\\n]'],
    why: 'a list of our own',
  },
  'packages/interpretation/src/senses/sense-rule.ts': { starts: ['^(<+|>+)'], why: 'rules of our own' },
  'packages/server/src/features/data/imports/formats/read-json.ts': {
    starts: ["token '"],
    why: 'a message of the runtime, which shows some ten characters of a file',
  },
  'packages/server/src/platform/http/web-app/fill-page.ts': {
    starts: ['(<div id="root">)', '(<html\\b', '[ \\t]*<link\\b'],
    why: 'the built page',
  },
  'packages/web/src/lib/response-validator/repair-json.ts': {
    starts: ['<script', '^(?:\\/\\*', '"(?:[^'],
    why: 'an answer that was spoiled on its way, in the browser of whoever asked',
  },
};

describe('regular expressions', () => {
  it.each([
    ['\\s+(?=#)', '', 'steep'],
    ['(?<!\\s)\\s+(?=#)', '', 'linear'],
    ['[*_\\s]+$', 'u', 'steep'],
    ['^(?:a+)+$', '', 'steep'],
    ['^#{1,6}(?=\\s)', 'u', 'linear'],
  ])('/%s/%s is %s', async (source, flags, growth) => {
    expect(await growthOf({ source, flags })).toBe(growth);
  });

  it('are found where they stand', () => {
    const text = 'const a = 1;\nexport const b = (c: string) => c.split(/ +/u);\n';
    expect(findPatterns({ file: 'a.ts', text })).toEqual([
      { file: 'a.ts', line: 2, source: ' +', flags: 'u' },
    ]);
  });

  const patterns = listSourceFiles(root)
    .filter(({ file, isTest }) => measured.test(file) && !isTest)
    .flatMap(findPatterns);

  it('take linear time whatever text they meet, but for those that only meet short ones', {
    timeout: 600_000,
  }, async () => {
    const steep = [];
    const judged = readJudged(root);
    for (const pattern of patterns) {
      if (judged.has(keyOf(pattern))) continue;
      if (allowed[pattern.file]?.starts.some((start) => pattern.source.startsWith(start))) continue;
      // The engine's long lists of words would take minutes to try.
      const tries = !pattern.file.startsWith('packages/interpretation/');
      if ((await growthOf(pattern, { tries })) === 'steep')
        steep.push(`${pattern.file}:${pattern.line} /${pattern.source}/`);
    }
    expect(steep).toEqual([]);
  });

  it('of the engine are short enough to be read: lists of words are given to `anyOf`', () => {
    const engine = listSourceFiles(root)
      .filter(({ file, isTest }) => /^packages\/interpretation\/src\//.test(file) && !isTest)
      .flatMap(findPatterns);
    const long = engine.filter(({ source, flags }) => source.length + flags.length + 2 > 120);
    expect(engine.length).toBeGreaterThan(100);
    expect(long.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
  });

  it('that are let through are still there', () => {
    for (const [file, { starts }] of Object.entries(allowed)) {
      for (const start of starts) {
        expect(
          patterns.some((pattern) => pattern.file === file && pattern.source.startsWith(start)),
          `${file} /${start}`,
        ).toBe(true);
      }
    }
  });
});
