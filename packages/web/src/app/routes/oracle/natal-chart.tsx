import { NatalChartPage } from '#web/features/oracle/natal-charts/natal-chart-page.tsx';

/** The member's natal chart. */
export function NatalChartRoute() {
  return (
    <div className="chart-page">
      <NatalChartPage />
    </div>
  );
}
