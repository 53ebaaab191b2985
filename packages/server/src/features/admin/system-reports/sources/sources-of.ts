import type { SystemReportType } from '@chitta/contract/limits';
import { experimentSources } from './experiment-sources.ts';
import { dreamSources, memberSources } from './member-sources.ts';
import { moneySources, referralSources } from './money-sources.ts';
import { readingSources, recognitionSources } from './reading-sources.ts';
import type { ReportSource } from './report-source.ts';
import { messageSources, securitySources, storageSources } from './service-sources.ts';

/** What each type of report is counted from, in the order in which it is told. */
export const sourcesOf: Readonly<Record<SystemReportType, readonly ReportSource[]>> = {
  members: memberSources,
  dreams: dreamSources,
  readings: readingSources,
  recognition: recognitionSources,
  money: moneySources,
  referrals: referralSources,
  messages: messageSources,
  experiments: experimentSources,
  security: securitySources,
  storage: storageSources,
};
