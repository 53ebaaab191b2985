import { AffiliatePage } from '#web/features/payments/affiliates/affiliate-page.tsx';

/** What affiliates see; to others, what the programme is and how to apply. */
export function AffiliateDashboardRoute() {
  return (
    <div className="settings-page">
      <AffiliatePage />
    </div>
  );
}
