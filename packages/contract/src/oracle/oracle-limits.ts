/** Lists and limits of the Oracle and of natal charts; part of `limits`. */

/** Fields of life that a question to the Oracle can be about. */
export const lifeFields = [
  'love',
  'family',
  'friendship',
  'work',
  'money',
  'home',
  'body',
  'self',
  'creativity',
  'learning',
  'loss',
  'change',
  'meaning',
] as const;
export type LifeField = (typeof lifeFields)[number];

/** What a question to the Oracle asks for. */
export const questionKinds = [
  'decision',
  'understanding',
  'relationship',
  'fear',
  'direction',
  'change',
  'dream',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** How the Oracle speaks: short and plain, or with a little more warmth. */
export const oracleTones = ['plain', 'warm'] as const;
export type OracleTone = (typeof oracleTones)[number];

/** Characters of a question to the Oracle, after trimming. */
export const oracleQuestion = { min: 10, max: 1000 } as const;
/** Fields of life that a member can say to ask about most. */
export const askedFields = 5;

export const houseSystems = ['placidus', 'whole'] as const;
export type HouseSystem = (typeof houseSystems)[number];

/** Bodies of a natal chart, as `@chitta/astrology` lists them. */
export const chartBodies = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'meanNode',
  'trueNode',
] as const;
export type ChartBody = (typeof chartBodies)[number];
export const chartPlanets = chartBodies.filter((body) => !body.endsWith('Node'));

export const zodiacSigns = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
export type ZodiacSign = (typeof zodiacSigns)[number];

/** From one new moon to the next, as `@chitta/astrology` lists them. */
export const moonPhases = [
  'new',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
  'full',
  'waningGibbous',
  'lastQuarter',
  'waningCrescent',
] as const;
export type MoonPhase = (typeof moonPhases)[number];

/** Angles between two bodies that a chart speaks of. */
export const chartAspects = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const;
export type ChartAspectKind = (typeof chartAspects)[number];

/** When in the day a practice is done. */
export const practiceTimes = ['morning', 'day', 'evening', 'night', 'any'] as const;
export type PracticeTime = (typeof practiceTimes)[number];

/** An entry of a practice journal: characters of each text; mood and rating in five steps; entries of a consultation. */
export const practiceEntry = {
  journalEntry: 2000,
  exerciseImplemented: 500,
  insights: 1000,
  challenges: 1000,
  nextSteps: 500,
  steps: { min: 1, max: 5 },
  perConsultation: 100,
} as const;

/** Days until the Oracle asks what became of a practice: by default, and how far the day can be moved. */
export const oracleFollowUp = { days: 7, most: 60 } as const;
/** Entries from which on it asks at once, and below which no difference of moods is told. */
export const followUpEntries = 3;

/** Days for which a shared consultation can be read. */
export const shareDays = [1, 7, 30] as const;

/** Dreams that an answer of the Oracle speaks of at most. */
export const consultedDreams = 4;
