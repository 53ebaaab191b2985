/** Addresses of system reports; apart from the others, so that a visitor's first page does without them. */
export const reportPaths = {
  reports: '/admin/system-reports',
  report: '/admin/system-reports/$reportId',
} as const;
