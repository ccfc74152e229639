/** The spinner of a loading button. Hidden from screen readers: the button is marked as busy. */
export function ButtonSpinner() {
  return (
    <svg className="lk-button-spinner" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" pathLength="100" />
    </svg>
  )
}
