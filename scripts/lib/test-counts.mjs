/**
 * What the test runners counted.
 *
 * @typedef {{ passed: number, failed: number, skipped: string[] }} Counts `skipped` are titles
 */

/** Reads the report of Vitest's JSON reporter. @returns {Counts} */
export function countVitest(report) {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  return {
    passed: report.numPassedTests,
    // A file that fails before its first test has none to count.
    failed: report.numFailedTests + report.testResults.filter(isBroken).length,
    skipped: tests
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
  };
}

function isBroken(file) {
  return file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');
}

/** Reads the report of Playwright's JSON reporter. @returns {Counts} */
export function countPlaywright(report) {
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + (unexpected === 0 ? report.errors.length : 0),
    skipped: report.suites.flatMap(skippedTitles),
  };
}

function skippedTitles(suite) {
  const own = suite.specs.filter((spec) => spec.tests.some(({ status }) => status === 'skipped'));
  return [...own.map(({ title }) => title), ...(suite.suites ?? []).flatMap(skippedTitles)];
}

/** Adds counts up. @param {Counts[]} counts @returns {Counts} */
export function addCounts(counts) {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    skipped: counts.flatMap(({ skipped }) => skipped),
  };
}
