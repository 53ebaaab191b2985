import type { Profile } from '@chitta/contract';
import { ownPictureUrl } from '#server/platform/files/picture-address.ts';
import { shownTime } from '#server/platform/time/shown-time.ts';
import type { ProfileCounts, ProfileRow } from './profile.queries.ts';

export function presentProfile(row: ProfileRow, counts: ProfileCounts): Profile {
  const { emailNotifications, pushNotifications, createdAt, ...rest } = row;
  return {
    ...rest,
    pictureUrl: ownPictureUrl(row.pictureUrl),
    birthTime: shownTime(row.birthTime),
    messaging: { emailNotifications, pushNotifications },
    createdAt: createdAt.toISOString(),
    counts: { ...counts },
  };
}
