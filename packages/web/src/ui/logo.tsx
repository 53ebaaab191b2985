/** The mark: five stars joined as far as they belong together, the brightest in lamplight. Decorative. */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M26 8.5 17.5 5 8 11.5 6.5 21.5 15 27 25 23"
        fill="none"
        className="stroke-logo-line"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="26" cy="8.5" r="2" className="fill-current" />
      <circle cx="17.5" cy="5" r="1.5" className="fill-current" />
      <circle cx="8" cy="11.5" r="3.2" className="fill-amber" />
      <circle cx="6.5" cy="21.5" r="1.5" className="fill-current" />
      <circle cx="15" cy="27" r="2" className="fill-current" />
      <circle cx="25" cy="23" r="2.4" className="fill-current" />
    </svg>
  );
}
