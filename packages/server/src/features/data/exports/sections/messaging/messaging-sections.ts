import type { ExportSection } from '../../export-section.ts';
import { ticketInterestsSection, ticketsSection } from '../tickets/tickets.ts';
import { pushDevicesSection } from './push-devices.ts';
import { remindersSection } from './reminders.ts';

/** What goes back and forth between a member and the operator, in its order. */
export const messagingSections: readonly ExportSection[] = [
  ticketsSection,
  ticketInterestsSection,
  pushDevicesSection,
  remindersSection,
];
