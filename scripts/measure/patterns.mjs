import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, visitorKeys } from 'oxc-parser';

/** Patterns that were found to take linear time, by {@link keyOf}: judging all of them takes a minute. */
export const judgedFile = 'scripts/measure/judged-patterns.txt';

/** Names a pattern, whatever file it stands in. */
export function keyOf({ source, flags }) {
  return createHash('sha256').update(`/${source}/${flags}`).digest('base64url').slice(0, 16);
}

export function readJudged(root) {
  return new Set(readFileSync(path.join(root, judgedFile), 'utf8').split('\n').filter(Boolean));
}

/**
 * Every regular expression that stands in a file as such.
 *
 * @returns {{ file: string, line: number, source: string, flags: string }[]}
 */
export function findPatterns({ file, text }) {
  const found = [];
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'Literal' && node.regex) {
      const line = text.slice(0, node.start).split('\n').length;
      found.push({ file, line, source: node.regex.pattern, flags: node.regex.flags });
    }
    for (const key of visitorKeys[node.type] ?? []) [node[key]].flat().forEach(visit);
  };
  visit(parseSync(file, text).program);
  return found;
}

// In this process: the other ways that the library knows begin a Java or native program.
process.env.RECHECK_BACKEND = 'pure';
const { check } = await import('recheck');

const calm = { timeout: 1_000, accelerationMode: 'off' };

/**
 * How the steps of a pattern grow with the length of a text that is made to be hard for it: 'linear', 'steep', or
 * 'unknown'. Exact for plain patterns; those that look around or back, which cannot be told exactly, are tried on many
 * texts where `tries` is set.
 */
export async function growthOf({ source, flags }, { tries = true } = {}) {
  const exact = await check(source, flags, { ...calm, checker: 'automaton' });
  if (exact.status !== 'unknown') return exact.status === 'safe' ? 'linear' : 'steep';
  if (!tries) return 'unknown';
  const tried = await check(source, flags, {
    ...calm,
    checker: 'fuzz',
    timeout: 10_000,
    attackTimeout: 1_000,
  });
  if (tried.status === 'unknown') return 'unknown';
  return tried.status === 'safe' ? 'linear' : 'steep';
}
