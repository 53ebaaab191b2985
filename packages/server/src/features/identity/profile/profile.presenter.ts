import type { Profile } from '@chitta/contract';
import { ownPictureUrl } from '#server/platform/files/picture-address.ts';
import type { ProfileCounts, ProfileRow } from './profile.queries.ts';

export function presentProfile(row: ProfileRow, counts: ProfileCounts): Profile {
  const { emailNotifications, pushNotifications, createdAt, ...rest } = row;
  return {
    ...rest,
    pictureUrl: ownPictureUrl(row.pictureUrl),
    // PostgreSQL tells seconds as well, which nobody knows of a birth.
    birthTime: row.birthTime?.slice(0, 5) ?? null,
    messaging: { emailNotifications, pushNotifications },
    createdAt: createdAt.toISOString(),
    counts: { ...counts },
  };
}
