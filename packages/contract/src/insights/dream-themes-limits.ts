/** Groups of typical themes, in the order in which they are shown. */
export const themeCategories = [
  'threat',
  'creatures',
  'helpless',
  'failing',
  'exposed',
  'height',
  'elements',
  'farewell',
  'other-self',
  'beyond',
  'delight',
] as const;

/** What an insight says: what the image is read as, where to look in the last days, how it changes, where to turn to. */
export const themeInsightTypes = ['meaning', 'yesterday', 'change', 'care'] as const;
