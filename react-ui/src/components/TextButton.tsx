/** A command that reads as a link, inside a sentence. */
export function TextButton({ onClick, children }: { onClick(): void; children: string }) {
  return (
    <button type="button" className="lk-link" onClick={onClick}>
      {children}
    </button>
  )
}
