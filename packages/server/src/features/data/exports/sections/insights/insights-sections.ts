import type { ExportSection } from '../../export-section.ts';
import { dismissedRecurrencesSection } from './dismissed-recurrences.ts';
import { lettersSection } from './letters.ts';

/** What members have said of their insights; figures follow from the dreams. */
export const insightsSections: readonly ExportSection[] = [dismissedRecurrencesSection, lettersSection];
