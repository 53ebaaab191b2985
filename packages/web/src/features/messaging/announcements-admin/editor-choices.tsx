import {
  announcementAudiences,
  announcementPriorities,
  announcementTypes,
  languages,
} from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#web/ui/select-field.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { audienceSizeQuery } from './announcements-admin.api.ts';
import type { EditorPartProps } from './editor-texts.tsx';

interface EditorChoicesProps extends EditorPartProps {
  /** Whether members see it already: its beginning is past. */
  readonly isOut: boolean;
}

/** What it is, for whom, from when until when, and how it reaches them. */
export function EditorChoices({ draft, wrong, onChange, isOut }: EditorChoicesProps) {
  const { t } = useTranslation('announcements-admin');
  return (
    <>
      <div className="announcement-choices">
        <Choice
          label={t('type')}
          value={draft.type}
          of={announcementTypes}
          say={(each) => t(`types.${each}`)}
          onChoose={(type) => onChange({ type })}
        />
        <Choice
          label={t('priority')}
          value={draft.priority}
          of={announcementPriorities}
          say={(each) => t(`priorities.${each}`)}
          onChoose={(priority) => onChange({ priority })}
        />
        <Choice
          label={t('audience')}
          value={draft.audience}
          of={announcementAudiences}
          say={(each) => t(`audiences.${each}`)}
          onChoose={(audience) => onChange({ audience })}
        />
        {draft.audience === 'language' && (
          <Choice
            label={t('audienceLanguage')}
            value={draft.audienceLanguage}
            of={languages}
            say={(each) => t(`languageNames.${each}`)}
            onChoose={(audienceLanguage) => onChange({ audienceLanguage })}
          />
        )}
        <TextField
          type="datetime-local"
          label={t('startsAt')}
          hint={t('startsAtHint')}
          disabled={isOut}
          error={wrong.has('startsAt') ? t('timeWrong') : undefined}
          value={draft.startsAt}
          onChange={({ target }) => onChange({ startsAt: target.value })}
        />
        <TextField
          type="datetime-local"
          label={t('expiresAt')}
          hint={t('expiresAtHint')}
          error={wrong.has('expiresAt') ? t('expiresAtWrong') : undefined}
          value={draft.expiresAt}
          onChange={({ target }) => onChange({ expiresAt: target.value })}
        />
      </div>
      <AudienceSize draft={draft} />
      <SwitchField
        label={t('isActive')}
        hint={t('isActiveHint')}
        isOn={draft.isActive}
        onChange={(isActive) => onChange({ isActive })}
      />
      <SwitchField
        label={t('showOnLogin')}
        hint={t('showOnLoginHint')}
        isOn={draft.showOnLogin}
        onChange={(showOnLogin) => onChange({ showOnLogin })}
      />
      <SwitchField
        label={t('alsoPush')}
        hint={t('alsoPushHint')}
        isOn={draft.alsoPush}
        onChange={(alsoPush) => onChange({ alsoPush })}
      />
    </>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly of: readonly Value[];
  /** What each of them is called. */
  readonly say: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, of, say, onChoose }: ChoiceProps<Value>) {
  const handleChange = (chosen: string) => {
    const found = of.find((each) => each === chosen);
    if (found !== undefined) onChoose(found);
  };
  return (
    <SelectField label={label} value={value} onChange={({ target }) => handleChange(target.value)}>
      {of.map((each) => (
        <option key={each} value={each}>
          {say(each)}
        </option>
      ))}
    </SelectField>
  );
}

function AudienceSize({ draft: { audience, audienceLanguage } }: Pick<EditorPartProps, 'draft'>) {
  const { t } = useTranslation('announcements-admin');
  const language = audience === 'language' ? audienceLanguage : null;
  const { data } = useQuery(audienceSizeQuery(audience, language));
  return (
    <p role="status" className="text-muted">
      {data ? t('audienceSize', { count: data.members, withPush: data.withPush }) : t('audienceCounting')}
    </p>
  );
}
