/** Logo: a ring with a gap around a dot. */
export const Logo = () => (
  <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
    <circle
      cx="16"
      cy="16"
      r="11"
      fill="none"
      stroke="currentColor"
      strokeWidth="4.5"
      strokeLinecap="round"
      strokeDasharray="54 16"
      transform="rotate(-62 16 16)"
    />
    <circle cx="16" cy="16" r="3.5" fill="currentColor" />
  </svg>
)
