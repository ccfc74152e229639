/** A button that looks like a link, for use within a sentence. */
export function TextButton({ onClick, children }: { onClick(): void; children: string }) {
  return (
    <button type="button" className="lk-link" onClick={onClick}>
      {children}
    </button>
  )
}
