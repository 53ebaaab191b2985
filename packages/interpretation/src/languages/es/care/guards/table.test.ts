import { describeGuardTable } from '../../../../care/testing/describe-guard-table.ts';

describeGuardTable('es');
