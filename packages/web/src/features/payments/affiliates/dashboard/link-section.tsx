import { referralCode } from '@chitta/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { taggedLink } from './tagged-link.ts';

/** The affiliate's link, with a tag where they want to tell places apart. */
export function LinkSection({ link }: { readonly link: string }) {
  const { t } = useTranslation('affiliates');
  const titleId = useId();
  const [tag, setTag] = useState('');
  const [said, setSaid] = useState('');
  const shown = taggedLink(link, tag);
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(shown);
      setSaid(t('link.copied'));
    } catch {
      // Over plain HTTP there is no clipboard.
      setSaid(t('link.copyByHand'));
    }
  };
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('link.title')}</h2>
      <TextField
        label={t('link.label')}
        value={shown}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <TextField
        label={t('link.tag')}
        hint={t('link.tagHint')}
        value={tag}
        maxLength={referralCode.campaign}
        autoComplete="off"
        onChange={({ target }) => {
          setTag(target.value);
          setSaid('');
        }}
      />
      <p className="affiliate-row">
        <Button onClick={() => void handleCopy()}>{t('link.copy')}</Button>
        <span role="status">{said}</span>
      </p>
    </section>
  );
}
