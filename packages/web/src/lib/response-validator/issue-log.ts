import type { ResponseIssue } from './types.ts';

const capacity = 100;

/** The last issues, oldest first. */
export interface IssueLog {
  record(issue: ResponseIssue): void;
  list(): readonly ResponseIssue[];
}

/** A log that keeps the last 100 issues of this page view. */
export function createIssueLog(): IssueLog {
  let issues: ResponseIssue[] = [];
  return {
    record(issue) {
      issues = [...issues, issue].slice(-capacity);
    },
    list: () => issues,
  };
}

export const responseIssues = createIssueLog();
