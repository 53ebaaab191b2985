/** Every address of the app, once. `$name` marks a parameter, as the router writes it. */
export const paths = {
  landing: '/',
  home: '/home',
  login: '/login',
  signup: '/signup',
  learn: '/learn',
  accuracy: '/learn/accuracy',
  dictionary: '/learn/dictionary',
  dictionaryEntry: '/learn/dictionary/$slug',
  dictionarySpanish: '/es/learn/dictionary',
  dictionaryEntrySpanish: '/es/learn/dictionary/$slug',
  help: '/help',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cacheHelp: '/cache-help',
  welcome: '/welcome',
  dreamInput: '/dream-input',
  interpretation: '/interpretation',
  journal: '/journal',
  personalSymbols: '/personal-symbols',
  account: '/account',
  accountData: '/account/data',
  journalDream: '/journal/$dreamId',
  aiDebug: '/ai-debug',
  debugSymbols: '/debug-symbols',
} as const;

export type Path = (typeof paths)[keyof typeof paths];
