import { SuccessPage } from '#web/features/payments/memberships/checkout/success-page.tsx';
import { FirstInFull, LastDreamSky } from '../../premium-preview/first-in-full.tsx';

export function SuccessRoute() {
  return <SuccessPage sky={<LastDreamSky />} first={<FirstInFull />} />;
}
