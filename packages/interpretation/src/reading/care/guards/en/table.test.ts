import { describeGuards } from '../../../testing/describe-guards.ts';

describeGuards('en');
