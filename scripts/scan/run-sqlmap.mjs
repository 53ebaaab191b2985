import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../lib/run.mjs';

/** A refusal is an answer like any other. */
const refusals = '400,401,403,404,409,410,415,422,429';

/** The request as it goes over the wire. */
export function rawRequest(origin, { method, url, body, cookie }) {
  const { host } = new URL(origin);
  const type = body === undefined ? [] : ['Content-Type: application/json'];
  const head = [
    `${method} ${url} HTTP/1.1`,
    `Host: ${host}`,
    'Accept: application/json',
    `Cookie: ${cookie}`,
    ...type,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body === undefined ? '' : JSON.stringify(body)}`;
}

/** Whether there is anything in a request that could be injected into. */
const hasInput = ({ url, body }) =>
  url.includes('?') || url.includes('*') || Object.keys(body ?? {}).length > 0;

/** Tries every value of every request, and once what browsers send by themselves. */
export async function runSqlmap({ origin, folder }, requests) {
  const findings = [];
  const targets = requests.filter(hasInput);
  for (const [index, request] of targets.entries()) {
    findings.push(...(await tryOne({ origin, folder, request, index })));
  }
  const [first] = requests.filter(({ key }) => key === 'GET /api/user');
  if (first) {
    // Level 3 tries the cookie, the user agent and the referrer as well.
    findings.push(...(await tryOne({ origin, folder, request: first, index: targets.length, level: 3 })));
  }
  console.log(`  sqlmap tried ${targets.length + (first ? 1 : 0)} requests`);
  return findings;
}

async function tryOne({ origin, folder, request, index, level = 1 }) {
  const file = join(folder, `request-${index}.txt`);
  await writeFile(file, rawRequest(origin, request));
  const how =
    '--batch --ignore-stdin --dbms PostgreSQL --risk 1 --threads 4 --timeout 20 --retries 1 --time-sec 2';
  const where = ['-r', file, '--level', String(level), '--ignore-code', refusals];
  const out = ['--flush-session', '--disable-coloring', '--output-dir', join(folder, 'sqlmap')];
  const { output } = await run('sqlmap', [...where, ...how.split(' '), ...out]);
  return readSqlmap(output, request.key);
}

/** What sqlmap's report means. A target that was not tried proves nothing, so it counts as a finding too. */
export function readSqlmap(output, key) {
  const points = [...output.matchAll(/^Parameter: (.+)$/gm)].map(([, name]) => name);
  if (points.length > 0) return points.map((name) => ({ scanner: 'sqlmap', what: `${key}: ${name}` }));
  const isTried = /do(?:es)? not (?:seem|appear) to be injectable/.test(output);
  return isTried ? [] : [{ scanner: 'sqlmap', what: `${key} was not tried: ${lastProblem(output)}` }];
}

function lastProblem(output) {
  const problems = output.match(/\[(?:CRITICAL|ERROR)\] .*/g) ?? [];
  return problems.at(-1) ?? output.trim().split('\n').at(-1) ?? '';
}
