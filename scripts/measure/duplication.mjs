import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Share of duplicated lines in source without tests (jscpd, 50 tokens), and where the largest copies stand. */
export function measureDuplication(root) {
  const output = mkdtempSync(path.join(tmpdir(), 'chitta-jscpd-'));
  try {
    const run = spawnSync(
      process.execPath,
      [
        path.join(root, 'node_modules/jscpd/run-jscpd.js'),
        ...['packages', 'scripts', 'bench', '--min-tokens', '50', '--reporters', 'json', '--output', output],
        '--ignore',
        '**/*.test.*,**/testing/**,**/locales/**,**/generated/**,**/dist/**,**/content/**,**/*.json,**/*.css,**/*.html,**/*.svg,**/migrations/**',
      ],
      { cwd: root, encoding: 'utf8' },
    );
    if (run.error) throw run.error;
    const report = JSON.parse(readFileSync(path.join(output, 'jscpd-report.json'), 'utf8'));
    const largest = report.duplicates
      .sort((a, b) => b.lines - a.lines)
      .slice(0, 5)
      .map(
        (copy) =>
          `${copy.firstFile.name}:${copy.firstFile.start} = ${copy.secondFile.name}:${copy.secondFile.start}`,
      );
    return {
      name: 'duplicated lines, %',
      value: Number(report.statistics.total.percentage.toFixed(2)),
      cap: 2.5,
      where: largest.join('; '),
    };
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
