import type { ExportSection } from './export-section.ts';
import { notificationsSection } from './messaging/notifications.ts';
import { affiliatesSection } from './sections/affiliates.ts';
import {
  communityAnswersSection,
  communityPostsSection,
  communityProfileSection,
} from './sections/community/community.ts';
import { communityCirclesSection } from './sections/community/community-circles.ts';
import { deletedDreamsSection } from './sections/deleted-dreams.ts';
import { deletedPersonalSymbolsSection } from './sections/deleted-personal-symbols.ts';
import { dismissedSuggestionsSection } from './sections/dismissed-suggestions.ts';
import { dreamsSection } from './sections/dreams.ts';
import { insightsSections } from './sections/insights/insights-sections.ts';
import { membershipsSection } from './sections/memberships.ts';
import { exerciseSessionsSection } from './sections/memory/exercise-sessions.ts';
import { memorySettingsSection } from './sections/memory/memory-settings.ts';
import { momentsSection } from './sections/memory/moments.ts';
import { recallMarksSection } from './sections/memory/recall-marks.ts';
import { messagingSections } from './sections/messaging/messaging-sections.ts';
import { oracleConsultationsSection } from './sections/oracle-consultations.ts';
import { oracleProfileSection } from './sections/oracle-profile.ts';
import { personalSymbolsSection } from './sections/personal-symbols.ts';
import { pictureSection } from './sections/picture.ts';
import { profileSection } from './sections/profile.ts';
import { programmeRunsSection } from './sections/programmes/programme-runs.ts';
import { readingSettingsSection } from './sections/reading-settings.ts';
import { referralsSection } from './sections/referrals.ts';
import { voiceRecordingsSection } from './sections/voice-recordings.ts';

/**
 * Everything that an export holds, in the order in which it is written. A feature that keeps something of a member adds
 * its section here; the inventory of a member's data is made from the same list.
 */
export const exportSections: readonly ExportSection[] = [
  profileSection,
  pictureSection,
  readingSettingsSection,
  personalSymbolsSection,
  dismissedSuggestionsSection,
  membershipsSection,
  referralsSection,
  affiliatesSection,
  dreamsSection,
  voiceRecordingsSection,
  ...insightsSections,
  oracleProfileSection,
  oracleConsultationsSection,
  momentsSection,
  exerciseSessionsSection,
  recallMarksSection,
  memorySettingsSection,
  programmeRunsSection,
  communityProfileSection,
  communityCirclesSection,
  communityPostsSection,
  communityAnswersSection,
  ...messagingSections,
  notificationsSection,
  deletedDreamsSection,
  deletedPersonalSymbolsSection,
];
