/** Two skies that meet in one star: what is handed on with the card. Decorative. */
export function ReferralSky() {
  return (
    <svg className="referral-sky" viewBox="0 0 320 96" aria-hidden="true" focusable="false">
      <path d="M18 66 58 30 104 44 150 48M302 30 262 66 214 52 150 48" />
      <circle cx="18" cy="66" r="2" />
      <circle cx="58" cy="30" r="3" />
      <circle cx="104" cy="44" r="2" />
      <circle cx="302" cy="30" r="2.5" />
      <circle cx="262" cy="66" r="3" />
      <circle cx="214" cy="52" r="2" />
      <circle className="referral-star" cx="150" cy="48" r="5" />
    </svg>
  );
}
