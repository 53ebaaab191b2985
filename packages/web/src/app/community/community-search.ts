const themeName = /^[a-z\d]+(?:-[a-z\d]+)*$/;

const themeOf = (value: unknown) => (typeof value === 'string' && themeName.test(value) ? value : undefined);

export interface CommunitySearch {
  readonly theme?: string | undefined;
  readonly language?: 'en' | 'es' | undefined;
  readonly own?: true | undefined;
}

/** What of the community is looked at; anything else in the address is nothing. */
export function validateCommunitySearch({ theme, language, own }: Record<string, unknown>): CommunitySearch {
  return {
    theme: themeOf(theme),
    language: language === 'en' || language === 'es' ? language : undefined,
    own: own === true ? true : undefined,
  };
}

export interface ShareSearch {
  readonly dream?: number | undefined;
  readonly theme?: string | undefined;
  readonly circle?: string | undefined;
}

const circleId = /^[\w-]{22}$/;

/** Of which dream something is shared, and in which room or circle. */
export function validateShareSearch({ dream, theme, circle }: Record<string, unknown>): ShareSearch {
  const id = Number(dream);
  return {
    dream: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    theme: themeOf(theme),
    circle: typeof circle === 'string' && circleId.test(circle) ? circle : undefined,
  };
}
