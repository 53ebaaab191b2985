import { type AuditAction, auditActions } from '@chitta/contract/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTypedSearch } from '#web/lib/forms/use-typed-search.ts';
import { useAddressFilter } from '#web/lib/lists/address-filter.ts';
import { ListPages } from '#web/ui/list-pages.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AuditEntries } from './audit-entries.tsx';
import { auditLogQuery } from './audit-log.api.ts';

const memberPattern = /^[1-9]\d{0,8}$/;

/** Everything that administrators did, to be narrowed to an act or a member. */
export function AuditLog() {
  const { t } = useTranslation('audit-log');
  const [written, setAction] = useAddressFilter('action');
  const action = auditActions.find((each) => each === written);
  const [member, setMember] = useTypedSearch(...useAddressFilter('member'));
  const isNumber = memberPattern.test(member);
  return (
    <>
      <search className="admin-filters">
        <SelectField
          label={t('filterAction')}
          value={action ?? ''}
          onChange={({ target }) => setAction(target.value)}
        >
          <option value="">{t('allActions')}</option>
          {auditActions.map((each) => (
            <option key={each} value={each}>
              {t(`action.${each.replace('.', '_')}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('filterMember')}
          inputMode="numeric"
          value={member}
          error={member !== '' && !isNumber ? t('notANumber') : undefined}
          onChange={({ target }) => setMember(target.value.trim())}
        />
      </search>
      <AuditPages action={action} member={isNumber ? member : undefined} />
    </>
  );
}

interface AuditPagesProps {
  readonly action: AuditAction | undefined;
  readonly member: string | undefined;
}

function AuditPages(filters: AuditPagesProps) {
  const { t } = useTranslation('audit-log');
  const list = useInfiniteQuery(auditLogQuery(filters));
  return (
    <ListPages list={list} empty={t('empty')} more={t('more')} retry={t('retry')}>
      {(entries) => <AuditEntries entries={entries} namesMembers />}
    </ListPages>
  );
}
