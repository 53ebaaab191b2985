import { describeGuardTable } from '../../testing/describe-guard-table.ts';

describeGuardTable('en');
