/** Where lines will be. `label`: what is waited for, for those who hear it. */
export function Skeleton({ lines, label }: { lines: number; label?: string }) {
  return (
    <div className="skeleton">
      {label !== undefined && <span className="unseen">{label}</span>}
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <span key={at} className="skeleton-line" aria-hidden="true" />
      ))}
    </div>
  )
}
