import { glintRays } from '#web/ui/sky/glint-rays.ts';

/** Two skies that have one star in common. */
export function ReferralSky() {
  return (
    <svg className="referral-sky" viewBox="0 0 320 120" aria-hidden="true" focusable="false">
      <path d="M34 88 62 42M62 42 104 70M104 70 160 58M288 34 250 76M250 76 214 44M214 44 160 58" />
      <circle cx="34" cy="88" r="2.5" />
      <circle cx="62" cy="42" r="3.5" />
      <circle cx="104" cy="70" r="2" />
      <circle cx="118" cy="26" r="1.5" />
      <circle cx="76" cy="102" r="1.25" />
      <circle cx="288" cy="34" r="3" />
      <circle cx="250" cy="76" r="3.5" />
      <circle cx="214" cy="44" r="2" />
      <circle cx="226" cy="102" r="1.5" />
      <circle cx="262" cy="18" r="1.25" />
      <circle cx="16" cy="30" r="1" />
      <circle cx="304" cy="94" r="1" />
      <path className="referral-star" d={glintRays} transform="translate(160 58) scale(6)" />
    </svg>
  );
}
