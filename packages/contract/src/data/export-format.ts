import { z } from 'zod';
import { reading } from '../journal/readings.ts';
import * as limits from '../limits.ts';
import { exerciseSession } from '../memory/exercise-sessions.ts';
import { writtenAnswer } from '../oracle/consultations.ts';
import { practiceAnalysis } from '../oracle/oracle-follow-ups.ts';
import { oracleResponse } from '../oracle/oracle-response.ts';
import { practiceEntry } from '../oracle/practice-journal.ts';

/** Version of the files inside an export. Raised when something that a reader relies on changes; additions keep it. */
export const exportFormatVersion = 1;

const time = z.iso.datetime({ offset: true });
const language = z.enum(limits.languages);
const symbolId = z.string().max(80);

/** What came after the reading of a dream. */
export const exportedFollowUp = z.object({
  answer: z.string().nullable(),
  answeredAt: time.nullable(),
  deed: z.enum(limits.deedStates).nullable(),
  deedAt: time.nullable(),
  /** Null: not said, or taken back. */
  fit: z
    .object({
      verdict: z.enum(limits.fitVerdicts),
      change: z.string(),
      /** Symbols whose sentences did not fit: among `symbols`. */
      misfits: z.array(symbolId),
      /** Symbols that the reading spoke of when it was judged. */
      symbols: z.array(symbolId),
    })
    .nullable(),
  /** The last of the journal's questions (after how many days) that was put aside; 0: none. */
  dismissedDay: z.number().int().nonnegative(),
  /** When a question of the journal was last answered or put aside. */
  settledAt: time.nullable(),
});
export type ExportedFollowUp = z.infer<typeof exportedFollowUp>;

/** A reading that a later one has taken the place of, with what was said of it. */
export const exportedEarlierReading = z.object({
  translation: z.string(),
  language,
  isPremiumTranslation: z.boolean(),
  engineVersion: z.string().nullable(),
  readAt: time,
  answer: z.string().nullable(),
  answeredAt: time.nullable(),
  deed: z.enum(limits.deedStates).nullable(),
  verdict: z.enum(limits.fitVerdicts).nullable(),
  change: z.string(),
  settledAt: time.nullable(),
});
export type ExportedEarlierReading = z.infer<typeof exportedEarlierReading>;

/** A symbol recognised in a dream, for people and other programs; a journal derives its marks from the text again. */
const exportedMark = z.object({
  id: symbolId,
  /** What the dictionary called it when the export was made. */
  name: z.string(),
  mentions: z.array(
    z.object({
      start: z.number().int().nonnegative(),
      end: z.number().int().nonnegative(),
      text: z.string(),
      state: z.string(),
    }),
  ),
});

export const exportedDream = z.object({
  /** Of the journal it was exported from; `dream:<id>` in the evidence of readings means it. */
  id: z.number().int(),
  title: z.string(),
  content: z.string(),
  language,
  category: z.enum(limits.dreamCategories).nullable(),
  tags: z.array(z.string()),
  /** What was felt; missing in exports of before it was kept. */
  feelings: z.array(z.enum(limits.dreamFeelings)).optional(),
  createdAt: time,
  updatedAt: time,
  /** The reading as text; null: kept without one. */
  translation: z.string().nullable(),
  isPremiumTranslation: z.boolean(),
  /** The reading as sentences with their evidence; null where only its text is kept. */
  reading: reading.nullable(),
  engineVersion: z.string().nullable(),
  /** When the reading was made; null without one, missing in exports of before it was kept. */
  readAt: time.nullable().optional(),
  /** Oldest first; missing in exports of before they were kept. */
  earlierReadings: z.array(exportedEarlierReading).optional(),
  symbols: z.array(exportedMark),
  followUp: exportedFollowUp.nullable(),
});
export type ExportedDream = z.infer<typeof exportedDream>;

/** A dream that is out of the journal and will be erased a day after `deletedAt`. */
export const exportedDeletedDream = exportedDream.extend({ deletedAt: time });
export type ExportedDeletedDream = z.infer<typeof exportedDeletedDream>;

export const exportedPersonalSymbol = z.object({
  /** `personal-<id>` where a symbol is named, `personal:<id>` in `ref` of evidence. */
  id: z.number().int(),
  language,
  name: z.string(),
  group: z.enum(limits.symbolGroups),
  description: z.string(),
  category: z.string(),
  emotionalImpact: z.number().int().nullable(),
  personalContext: z.string(),
  variations: z.array(z.string()),
  /** Dreams in which it was recognised; counted again by a journal that takes the export in. */
  frequency: z.number().int(),
  createdAt: time,
  updatedAt: time,
});
export type ExportedPersonalSymbol = z.infer<typeof exportedPersonalSymbol>;

/** The same of a symbol of one's own. */
export const exportedDeletedPersonalSymbol = exportedPersonalSymbol.extend({ deletedAt: time });
export type ExportedDeletedPersonalSymbol = z.infer<typeof exportedDeletedPersonalSymbol>;

/** A word that the member does not want suggested as a symbol. */
export const exportedDismissedSuggestion = z.object({ language, word: z.string(), createdAt: time });

export const exportedReadingSettings = z.object({
  followUpQuestions: z.boolean(),
  /** Since when dreams may be sent to the operator's language model, and to which; null: never. */
  modelConsentAt: time.nullable(),
  modelConsentHost: z.string().nullable(),
  address: z.enum(limits.addresses).nullable(),
});
export type ExportedReadingSettings = z.infer<typeof exportedReadingSettings>;

/** What the account says of its owner: never a password, a factor or a token. Later fields are additions. */
export const exportedProfile = z.looseObject({
  username: z.string(),
  email: z.string(),
  createdAt: time,
  timezone: z.string().nullable(),
});

/** A picture of the member, and where in the archive it is. */
export const exportedPicture = z.object({ path: z.string(), bytes: z.number().int(), createdAt: time });
export type ExportedPicture = z.infer<typeof exportedPicture>;

/** A recording of the voice that is kept with a dream, and where in the archive it is. */
export const exportedVoiceRecording = z.object({
  /** `id` of the dream, which may be among the deleted ones. */
  dreamId: z.number().int(),
  path: z.string(),
  mediaType: z.enum(limits.voiceRecording.mediaTypes),
  seconds: z.number().int().nullable(),
  bytes: z.number().int(),
  createdAt: time,
});
export type ExportedVoiceRecording = z.infer<typeof exportedVoiceRecording>;

/** A device that is sent pushes. */
export const exportedPushDevice = z.object({
  browser: z.string().nullable(),
  system: z.string().nullable(),
  userAgent: z.string(),
  /** Host of the push service of its browser. */
  service: z.string(),
  isActive: z.boolean(),
  createdAt: time,
  lastSuccessAt: time.nullable(),
});

/** What the Oracle knows beyond the birth data of the account. */
export const exportedOracleProfile = z.object({
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  timeZone: z.string().nullable(),
  isLaterMoment: z.boolean(),
  houses: z.enum(limits.houseSystems),
  usesChart: z.boolean(),
  asksAbout: z.array(z.enum(limits.lifeFields)),
  tone: z.enum(limits.oracleTones),
  /** When the one consultation without premium was answered. */
  tasteUsedAt: time.nullable(),
  setUpAt: time.nullable(),
});

const exportedPracticeEntry = practiceEntry.extend({ createdAt: time });

/** A question to the Oracle with its answer, the practice journal and the follow-up. */
export const exportedConsultation = z.object({
  /** Of the journal it was exported from; `goesOnFrom` and `followUp` of others mean it. */
  id: z.string(),
  userInput: z.string(),
  /** Speaks of dreams by their numbers: `dreams[].dreamId` and `dreamId` of evidence. */
  oracleResponse,
  recommendedExerciseId: z.string().nullable(),
  practiceCompleted: z.boolean(),
  practiceCompletedAt: time.nullable(),
  createdAt: time,
  followUpDate: z.string().nullable(),
  fit: z.enum(limits.fitVerdicts).nullable(),
  goesOnFrom: z.string().nullable(),
  /** What the operator's model wrote beside it; an import leaves it behind, since nobody can tell who wrote it. */
  writtenAnswer: writtenAnswer.nullable().optional(),
  /** It came from an export itself; missing in exports of before it was kept. */
  isImported: z.boolean().optional(),
  practiceEntries: z.array(exportedPracticeEntry),
  followUp: z
    .object({
      followupConsultationId: z.string().nullable(),
      journalEntriesCount: z.number().int(),
      practiceAnalysis,
      progressAssessment: z.string(),
      evolutionInsights: z.string(),
      nextPhaseGuidance: z.string(),
      /** What changed, in the member's words. */
      change: z.string(),
      completionDate: time,
    })
    .nullable(),
});
export type ExportedConsultation = z.infer<typeof exportedConsultation>;

/** A moment of a day, and where in the archive its picture is. */
export const exportedMoment = z.object({
  /** Of the journal it was exported from; `moments` of exercises mean it. */
  id: z.string(),
  date: z.string(),
  momentNumber: z.number().int(),
  note: z.string(),
  kind: z.enum(limits.momentKinds).nullable(),
  timestamp: time,
  isArchived: z.boolean(),
  archivedAt: time.nullable(),
  createdAt: time,
  /** Null: it has none. */
  picture: z.object({ path: z.string(), bytes: z.number().int() }).nullable(),
});
export type ExportedMoment = z.infer<typeof exportedMoment>;

/** An exercise of memory: which days came back, and which of their moments. */
export const exportedExerciseSession = exerciseSession
  .omit({ id: true })
  .extend({ completedAt: time.nullable(), createdAt: time, updatedAt: time });

/** What was left of the dreams of a night, as the member marked it. */
export const exportedRecallMark = z.object({
  night: z.string(),
  mark: z.enum(limits.recallMarks),
  markedAt: time,
});

const amount = z.number().int();

/** What the member paid or was given: subscriptions, invoices and free months. Amounts are minor units. */
export const exportedMembership = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('subscription'),
    id: z.string(),
    status: z.string(),
    interval: z.enum(limits.planIntervals),
    createdAt: time,
    periodStart: time,
    periodEnd: time,
    trialEnd: time.nullable(),
    cancelsAtPeriodEnd: z.boolean(),
    endedAt: time.nullable(),
  }),
  z.object({
    kind: z.literal('invoice'),
    id: z.string(),
    number: z.string().nullable(),
    status: z.string(),
    currency: z.string(),
    total: amount,
    tax: amount,
    amountPaid: amount,
    refunded: amount,
    createdAt: time,
    paidAt: time.nullable(),
    periodStart: time,
    periodEnd: time,
  }),
  z.object({
    kind: z.literal('free_months'),
    source: z.string(),
    months: z.number().int(),
    startsAt: time,
    endsAt: time,
    grantedAt: time,
  }),
]);
export type ExportedMembership = z.infer<typeof exportedMembership>;

/** Who came by the member's code, and by whose the member came, with what it gave. Other people are not named. */
export const exportedReferral = z.object({
  role: z.enum(['referrer', 'referee']),
  joinedAt: time,
  status: z.enum(limits.referralStatuses),
  reason: z.enum(limits.referralReasons).nullable(),
  /** The member's own; null: none. */
  reward: z
    .object({
      status: z.enum(limits.rewardStatuses),
      months: z.number().int(),
      createdAt: time,
      expiresAt: time.nullable(),
      claimedAt: time.nullable(),
    })
    .nullable(),
});
export type ExportedReferral = z.infer<typeof exportedReferral>;

/** What the member told who applied as an affiliate, what came of it, and where it was paid to. Nobody else is named. */
export const exportedAffiliate = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('application'),
    status: z.enum(limits.affiliateApplicationStatuses),
    website: z.string().nullable(),
    audience: z.string(),
    plan: z.string(),
    createdAt: time,
    reviewedAt: time.nullable(),
    notes: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('commission'),
    of: z.enum(limits.commissionKinds),
    state: z.enum(limits.commissionStates),
    amount,
    currency: z.string(),
    campaign: z.string().nullable(),
    createdAt: time,
  }),
  z.object({
    kind: z.literal('payout'),
    status: z.enum(limits.payoutStatuses),
    amount,
    currency: z.string(),
    method: z.string(),
    createdAt: time,
    settledAt: time.nullable(),
  }),
  z.object({
    kind: z.literal('payout_method'),
    of: z.enum(limits.payoutKinds),
    method: z.string(),
    changedAt: time,
  }),
]);
export type ExportedAffiliate = z.infer<typeof exportedAffiliate>;

/** What the member was told of, and which announcements they have read. */
export const exportedNotification = z.object({
  /** One of `notificationKinds`, or `announcement`, whose only parameter is its title. */
  kind: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The page that it opens. */
  path: z.string().nullable(),
  createdAt: time,
  readAt: time.nullable(),
});
export type ExportedNotification = z.infer<typeof exportedNotification>;

/** A list in a file of its own. A long list is cut into several files, in order. */
export function exportedFile<T extends z.ZodType>(item: T) {
  return z.object({
    formatVersion: z.literal(exportFormatVersion),
    section: z.string(),
    items: z.array(item),
  });
}

/** One of the data files: which section it belongs to, and how many items it holds. */
const manifestFile = z.object({ path: z.string(), items: z.number().int().nonnegative() });

export const exportManifest = z.object({
  format: z.literal('chitta-export'),
  formatVersion: z.literal(exportFormatVersion),
  exportedAt: time,
  /** Time zone of the days in the readable files. */
  timezone: z.string(),
  /** Language of the readable files. */
  language,
  /** What a section holds that is not in a list here was empty. */
  sections: z.array(
    z.object({ name: z.string(), count: z.number().int().nonnegative(), files: z.array(manifestFile) }),
  ),
});
export type ExportManifest = z.infer<typeof exportManifest>;

/** The item of each section that version 1 began with. */
export const exportedSections = {
  profile: exportedProfile,
  'reading-settings': exportedReadingSettings,
  'personal-symbols': exportedPersonalSymbol,
  'dismissed-suggestions': exportedDismissedSuggestion,
  dreams: exportedDream,
} as const;
