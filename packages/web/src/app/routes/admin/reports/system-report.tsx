import { useParams } from '@tanstack/react-router';
import { PrintedReport } from '#web/features/admin/system-reports/printed/printed-report.tsx';

/** One report, to be read and printed. */
export function SystemReportPage() {
  const { reportId = '' } = useParams({ strict: false });
  return (
    <div className="admin-page">
      <PrintedReport key={reportId} id={reportId} />
    </div>
  );
}
