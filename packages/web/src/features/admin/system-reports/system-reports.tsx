import type { SystemReport } from '@chitta/contract';
import { systemReportTypes } from '@chitta/contract/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressFilter } from '#web/lib/lists/address-filter.ts';
import { ListPages } from '#web/ui/list-pages.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { DeleteReport } from './delete-report.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportRow } from './report-row.tsx';
import { sayName } from './say-report.ts';
import { systemReportsQuery } from './system-reports.api.ts';
import './system-reports.css';

/** Reports: asked for, looked after as they are made, saved and deleted. */
export function SystemReports() {
  const { t } = useTranslation('system-reports');
  const [written, setType] = useAddressFilter('type');
  const type = systemReportTypes.find((each) => each === written);
  const [wanted, setWanted] = useState<SystemReport | null>(null);
  const [said, setSaid] = useState('');
  const list = useInfiniteQuery(systemReportsQuery(type));
  return (
    <>
      <section className="settings-section">
        <h2>{t('form.heading')}</h2>
        <ReportForm onAsked={() => setSaid(t('asked'))} />
      </section>
      <section className="settings-section">
        <h2>{t('list')}</h2>
        <search className="report-filter">
          <SelectField
            label={t('filter')}
            value={type ?? ''}
            onChange={({ target }) => setType(target.value)}
          >
            <option value="">{t('all')}</option>
            {systemReportTypes.map((each) => (
              <option key={each} value={each}>
                {t(`type.${each}`)}
              </option>
            ))}
          </SelectField>
        </search>
        <p role="status" className="report-said">
          {said}
        </p>
        <ListPages list={list} empty={t('empty')} more={t('more')} retry={t('retry')}>
          {(reports) => (
            <ul aria-label={t('list')}>
              {reports.map((report) => (
                <ReportRow key={report.id} report={report} onDelete={() => setWanted(report)} />
              ))}
            </ul>
          )}
        </ListPages>
      </section>
      <DeleteReport
        report={wanted}
        onClose={() => setWanted(null)}
        onDone={(report) => {
          setWanted(null);
          setSaid(t('deleted', { name: sayName(t, report) }));
        }}
      />
    </>
  );
}
