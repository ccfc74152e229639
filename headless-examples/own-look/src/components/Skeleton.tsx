/** Placeholder lines. `label`: announced text. */
export function Skeleton({ lines, label }: { lines: number; label?: string }) {
  return (
    <div className="skeleton">
      {label !== undefined && <span className="unseen">{label}</span>}
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all items are equal
        <span key={index} className="skeleton-line" aria-hidden="true" />
      ))}
    </div>
  )
}
