import type { Profile } from '@chitta/contract';
import { picture as most } from '@chitta/contract/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { useRemovePicture } from '../profile.api.ts';
import { PictureDialog } from './picture-dialog.tsx';

const megabytes = most.bytes / 1024 / 1024;

/** What phones of one maker take, and the server cannot read. Browsers elsewhere know its type by no name. */
const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Why a file is not worth sending; null: it is. */
function refusalOf(file: File): 'tooHeavy' | 'heic' | null {
  if (isHeic(file)) return 'heic';
  return file.size > most.bytes ? 'tooHeavy' : null;
}

/** The member's picture, or the first letter of their name, with the ways to change it. */
export function OwnPicture({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('profile');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf>>(null);
  const remove = useRemovePicture();
  const name = profile.displayName ?? profile.username;

  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const found = refusalOf(chosen);
    setRefusal(found);
    if (!found) setFile(chosen);
  };

  return (
    <div className="profile-picture">
      {profile.pictureUrl ? (
        <img src={profile.pictureUrl} alt={t('picture.alt', { name })} width={128} height={128} />
      ) : (
        <span className="profile-letter" aria-hidden>
          {[...name][0]?.toLocaleUpperCase()}
        </span>
      )}
      <div className="profile-picture-ways">
        <Button variant="quiet" onClick={() => input.current?.click()}>
          {t(profile.pictureUrl ? 'picture.change' : 'picture.choose')}
        </Button>
        {profile.pictureUrl && (
          <Button variant="ghost" isBusy={remove.isPending} onClick={() => remove.mutate()}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={t('picture.choose')}
        onChange={({ target }) => {
          take(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {(refusal || remove.error) && (
        <p role="alert" className="field-error">
          {refusal ? t(`picture.${refusal}`, { megabytes }) : errorMessage(remove.error)}
        </p>
      )}
      {file && <PictureDialog file={file} onClose={() => setFile(null)} />}
    </div>
  );
}
