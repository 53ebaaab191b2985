import { expect, it } from 'vitest';
import { createIssueLog } from './issue-log.ts';
import type { ResponseIssue } from './types.ts';

const issue: Omit<ResponseIssue, 'id'> = {
  timestamp: '',
  url: '/api/x',
  method: 'GET',
  expectedFormat: 'json',
  actualFormat: 'html',
  errorType: 'HTML_IN_JSON_RESPONSE',
  autoFixed: false,
  originalResponse: '',
};

it('keeps the last 100 issues', () => {
  const log = createIssueLog();
  for (let index = 0; index < 130; index += 1) log.record({ ...issue, id: String(index) });
  expect(log.list()).toHaveLength(100);
  expect(log.list()[0]?.id).toBe('30');
  expect(log.list().at(-1)?.id).toBe('129');
});
