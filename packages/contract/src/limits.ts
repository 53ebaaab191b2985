/** Numbers and lists that server and client must agree on. The browser can take them alone. */

export * from './experiments/experiment-limits.ts';
export { dreamText, type Language, languages, signedInHint } from './first-page.ts';
export * from './import-limits.ts';

/** A journal title is the first sentence of the dream, cut to this many characters plus an ellipsis. */
export const derivedTitleLength = 50;

export const dreamTitle = { max: 200 } as const;
export const dreamTag = { max: 40, perDream: 20 } as const;

export const dreamCategories = [
  'lucid',
  'recurring',
  'nightmare',
  'light',
  'dark',
  'visitation',
  'precognitive',
] as const;
export type DreamCategory = (typeof dreamCategories)[number];

/** What somebody can say with one press to have felt in a dream; any number of them. */
export const dreamFeelings = [
  'joy',
  'calm',
  'wonder',
  'longing',
  'fear',
  'sadness',
  'anger',
  'shame',
] as const;
export type DreamFeeling = (typeof dreamFeelings)[number];

export const username = { min: 3, max: 30 } as const;
export const password = { min: 8, max: 128 } as const;
/** Passkeys: characters of a name, and how many a member can have. */
export const passkey = { name: 60, perMember: 20 } as const;
export const recoveryCodes = 10;

export const email = { max: 254 } as const;

/** Characters of what places are looked for by, and how many are shown. */
export const placeSearch = { min: 2, max: 100, most: 10 } as const;

export const displayName = { max: 60 } as const;
/** Days in which a closed account can be taken back before it is erased for good. */
export const accountRestoreDays = 7;
/** Birth data: the first day that is taken, and characters of a place. */
export const birth = { firstDay: '1900-01-01', location: 120 } as const;
/** A member's picture: bytes of the file that is sent, pixels in it, side of the kept square, percent of zoom. */
export const picture = { bytes: 8 * 1024 * 1024, pixels: 60_000_000, side: 512, zoom: 400 } as const;

/**
 * A voice kept with a dream: bytes of a recording, its longest length in seconds, and what a recording can be.
 */
export const voiceRecording = {
  bytes: 10 * 1024 * 1024,
  seconds: 600,
  mediaTypes: ['audio/webm', 'audio/ogg', 'audio/mp4'],
} as const;
export type VoiceMediaType = (typeof voiceRecording.mediaTypes)[number];

/** Readings a free member may take in one window of a day. */
export const freeReadingsPerDay = 3;

/**
 * Why a kept dream can be read: it never was, its text was changed since, its member has premium now, the engine is
 * a newer one.
 */
export const readingOffers = ['first', 'text', 'premium', 'engine'] as const;
export type ReadingOffer = (typeof readingOffers)[number];

/** Levels of a reading; `plain` is that of short words. */
export const readingLevels = ['free', 'premium', 'plain'] as const;
export type ReadingLevel = (typeof readingLevels)[number];

/** Bytes of a request body outside uploads. */
export const bodyLimit = 64 * 1024;

/**
 * Bytes of a reading that is signed, so that a dream can always be sent back with it. Only that of a text that repeats
 * itself from end to end has more.
 */
export const signedReadingBytes = 24 * 1024;

/** Hours in which a deleted dream can be brought back before it is erased for good. */
export const dreamRestoreHours = 24;

/** Days for which a repeated request is known by its `Idempotency-Key`. */
export const idempotency = { repeatDays: 30 } as const;

export const pageSize = { default: 20, max: 100 } as const;

/** What kind of thing a symbol is; the list of `@chitta/symbols`. */
export const symbolGroups = [
  'person',
  'animal',
  'place',
  'building',
  'vehicle',
  'object',
  'clothing',
  'body',
  'food',
  'nature',
  'action',
  'feeling',
  'condition',
  'colour',
  'number',
  'time',
  'being',
] as const;

/** A symbol of the dictionary, or several that mean more together. */
export const dictionaryKinds = ['symbol', 'combined'] as const;

/** Kinds of what a member wrote, as the timeline tells them apart. */
export const timelineKinds = [
  'dream',
  'answer',
  'change',
  'symbol',
  'consultation',
  'practice',
  'follow_up',
  'moment',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** What a timeline can be narrowed to: kinds that belong together. */
export const timelineGroups = {
  dreams: ['dream', 'answer', 'change'],
  moments: ['moment'],
  symbols: ['symbol'],
  oracle: ['consultation', 'practice', 'follow_up'],
} as const satisfies Record<string, readonly TimelineKind[]>;
export type TimelineGroup = keyof typeof timelineGroups;

/** What a recognised place was known by; the kinds of `@chitta/interpretation`. */
/** Whether a dream says that a thing was there; only `present` is read. */
export const mentionStates = ['present', 'absent', 'unreal', 'simile', 'waking'] as const;

export const recognitionKinds = ['symbol', 'class', 'name', 'celebrity', 'combined', 'personal'] as const;

/** Symbols of a member's own: characters per field, variations per symbol, symbols per member. */
export const personalSymbol = {
  name: 60,
  description: 1000,
  category: 40,
  personalContext: 1000,
  variation: 60,
  variations: 20,
  perMember: 500,
} as const;

/**
 * How a personal symbol feels: the five-point valence scale of the Self-Assessment Manikin (Bradley and Lang 1994),
 * 1 very unpleasant, 3 neither, 5 very pleasant.
 */
export const emotionalImpact = { min: 1, max: 5 } as const;

/** Of what a reading knows of earlier dreams: occurrences of one symbol, and symbols asked for at once. */
export const pastOccurrences = 12;
export const contextSymbols = 200;

/** Grammatical gender in which Spanish addresses a member. */
export const addresses = ['feminine', 'masculine'] as const;

/** Hours in which a deleted personal symbol can be brought back. */
export const personalSymbolRestoreHours = 24;

/** A word that returns in this many dreams is suggested as a personal symbol. */
export const suggestionDreams = 3;

/** Characters per text of a dictionary symbol, and its most variations. */
export const symbolText = {
  name: 120,
  category: 80,
  function: 120,
  meaning: 400,
  description: 1000,
  extendedDescription: 3000,
  deeperInsight: 1000,
  deed: 400,
  variations: 200,
} as const;

/** Kinds of entries that administrators write. */
export const entryKinds = ['symbol', 'class', 'combined', 'celebrity'] as const;
export type EntryKind = (typeof entryKinds)[number];
export const entryBases = ['house', 'sourced'] as const;

/**
 * Most characters, words and sentences that are taken of an entry under work; what an entry may have in the end is for
 * the rules of the dictionary to say.
 */
export const deskText = {
  id: 80,
  line: 400,
  prose: 3000,
  word: 80,
  variations: 300,
  wordsOfClass: 20_000,
  part: 400,
  sentence: 300,
  sentences: 6,
} as const;

/** Kinds of words beside a missing one: all that is told of where it stands. `edge`: the sentence begins or ends. */
export const wordKinds = [
  'edge',
  'article',
  'possessive',
  'number',
  'preposition',
  'pronoun',
  'auxiliary',
  'negation',
  'adverb',
  'conjunction',
  'noun',
  'verb',
  'description',
  'other',
] as const;
export type WordKind = (typeof wordKinds)[number];

/** What a member says after a reading: characters of the answer to its question, and of what changed since. */
export const followUp = { answer: 500, change: 1000 } as const;

/**
 * When the journal asks if a reading fitted: from `day` days after the reading was kept, in the member's time zone,
 * until the day before `until`.
 */
export const followUpWindows = [
  { day: 2, until: 6 },
  { day: 7, until: 14 },
] as const;

export const fitVerdicts = ['yes', 'partly', 'no'] as const;
export type FitVerdict = (typeof fitVerdicts)[number];

export const deedStates = ['accepted', 'done', 'let_go'] as const;
export type DeedState = (typeof deedStates)[number];

/** With fewer answers than this nothing is said of how often the readings of a symbol fitted. */
export const fitAnswers = 3;

export const missingSymbolStatuses = ['pending', 'planned', 'added', 'rejected'] as const;

export const accountStatuses = ['pending', 'active', 'suspended', 'deleted'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const subscriptionTiers = ['free', 'premium'] as const;
export type SubscriptionTier = (typeof subscriptionTiers)[number];

export const planIntervals = ['month', 'year'] as const;
export type PlanInterval = (typeof planIntervals)[number];

/** Statuses in which a subscription lives: a member has at most one such. Running ones first. */
export const liveStatuses = ['trialing', 'active', 'past_due', 'unpaid', 'paused'] as const;

/** Most months of premium that an administrator gives at once. */
export const freeMonthsAtOnce = 24;

/** Pretend cards, named by what their bank says. */
export const sandboxCards = [
  'success',
  'declined',
  'insufficient_funds',
  'authentication',
  'authentication_always',
  'fails_later',
] as const;
export type SandboxCard = (typeof sandboxCards)[number];

/** Most days that a pretend time moves on at once. */
export const sandboxDays = 400;

/** What became of an event of the payment provider. `stuck`: it failed too often and waits for somebody. */
export const paymentEventStates = ['waiting', 'handled', 'ignored', 'stuck'] as const;
export type PaymentEventState = (typeof paymentEventStates)[number];

/** Codes that bring people: characters of a code, of a tag in an affiliate's link, of a campaign's name. */
export const referralCode = { max: 40, campaign: 60, label: 100 } as const;
export const codeStatuses = ['active', 'disabled'] as const;

/** Free months for bringing people: how many in all, and months in which one has to be used. */
export const referralMonths = { atMost: 12, expireAfter: 12 } as const;

/** Days after coming by a code in which a membership has to begin for the code to count. */
export const referralClickDays = 30;

/** Hours that the referral modal can be kept away; its buttons say 24 and 168. */
export const referralDismissal = { maxHours: 8760 } as const;

/** States of one side's reward. */
export const rewardStatuses = [
  'pending',
  'held',
  'earned',
  'applied',
  'reversed',
  'expired',
  'canceled',
  'review_required',
] as const;
export type RewardStatus = (typeof rewardStatuses)[number];

/** States of a referral: its reward's, or that it counts for nothing. */
export const referralStatuses = [...rewardStatuses, 'rejected'] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

/** Why a referral or reward stands as it does. */
export const referralReasons = [
  'same_email',
  'same_customer',
  'same_card',
  'referrer_is_newer',
  'shared_device',
  'same_domain',
  'disposable_address',
  'shared_card',
  'other_programme',
  'no_valid_touch',
  'cap_reached',
  'first_month_used',
  'refunded',
  'disputed',
  'unverified',
  'review_rejected',
] as const;
export type ReferralReason = (typeof referralReasons)[number];

/**
 * Affiliates: days that a commission waits for refunds, days that payouts wait after a change of where they go, the
 * smallest payout in minor units, characters of texts.
 */
export const affiliate = {
  holdDays: 30,
  coolingDays: 7,
  minimumPayout: 5000,
  text: 1000,
  note: 500,
} as const;

export const affiliateStatuses = ['inactive', 'active', 'suspended'] as const;
export type AffiliateStatus = (typeof affiliateStatuses)[number];

export const affiliateApplicationStatuses = ['pending', 'approved', 'rejected'] as const;
export type AffiliateApplicationStatus = (typeof affiliateApplicationStatuses)[number];

export const commissionStates = ['pending', 'approved', 'in_payout', 'paid', 'held', 'void'] as const;
export type CommissionState = (typeof commissionStates)[number];

export const commissionKinds = [
  'sale',
  'refund',
  'refund_failed',
  'dispute',
  'dispute_won',
  'adjustment',
] as const;
export type CommissionKind = (typeof commissionKinds)[number];

/** Why a commission is held or void. */
export const commissionReasons = ['suspended', 'same_card', 'review_rejected'] as const;
export type CommissionReason = (typeof commissionReasons)[number];

export const payoutKinds = ['paypal', 'bank'] as const;
export type PayoutKind = (typeof payoutKinds)[number];

export const payoutStatuses = ['prepared', 'paid', 'failed'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

/** Why the next payout run passes somebody by. */
export const payoutBlockers = ['suspended', 'below_minimum', 'no_method', 'method_cooling'] as const;
export type PayoutBlocker = (typeof payoutBlockers)[number];

/** What the label of the yearly plan promises; the server does not start where the prices do not hold it. */
export const yearlySavingPercent = 16;

export * from './admin/admin-limits.ts';
export * from './admin/monitoring-limits.ts';
export * from './admin/report-limits.ts';
export * from './community/community-limits.ts';
export * from './insights/dream-themes-limits.ts';
export * from './insights/insights-limits.ts';
export * from './memory/memory-limits.ts';
export * from './messaging/announcement-limits.ts';
export * from './messaging/push-limits.ts';
export * from './messaging/reminder-limits.ts';
export * from './oracle/oracle-limits.ts';
export * from './programmes/programme-limits.ts';
export * from './tickets/ticket-limits.ts';
