/** The ring inside a button whose press is being answered. Seen, not read: the button itself is busy. */
export function ButtonSpinner() {
  return (
    <svg className="lk-button-ring" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" pathLength="100" />
    </svg>
  )
}
