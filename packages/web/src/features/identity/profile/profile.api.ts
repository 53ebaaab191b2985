import type { ChangeProfileRequest, PictureCrop, Profile } from '@chitta/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api-client.ts';
import { apiUpload } from '#web/lib/api-upload.ts';
import { patchSessionUser } from '#web/lib/session.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'] as const,
  queryFn: ({ signal }) => api('GET /api/profile', { signal }),
  // The page says itself what is wrong.
  meta: { isQuiet: true },
});

/** Takes over what the server has now, on every page that names the member. */
function takeOver(client: QueryClient, profile: Profile): void {
  client.setQueryData(profileQuery.queryKey, profile);
  const { displayName, pictureUrl, language, timezone, isTimezoneChosen, messagingOptIn } = profile;
  patchSessionUser(client, {
    displayName,
    pictureUrl,
    language,
    timezone,
    isTimezoneChosen,
    messagingOptIn,
  });
}

export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeProfileRequest) => api('PATCH /api/profile', { body }),
    onSuccess: (profile) => takeOver(client, profile),
  });
}

/** A picture, and the square of it that is wanted. */
export interface ChosenPicture {
  readonly file: File;
  readonly crop: PictureCrop;
}

export function useSendPicture() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, crop }: ChosenPicture) =>
      apiUpload('PUT /api/profile/picture', { files: [file], query: crop }),
    onSuccess: (profile) => takeOver(client, profile),
  });
}

export function useRemovePicture() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /api/profile/picture'),
    onSuccess: (profile) => takeOver(client, profile),
  });
}
