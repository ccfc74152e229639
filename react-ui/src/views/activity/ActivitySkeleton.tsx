const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Placeholders of a heading and its rows, at their final size. */
export function ActivitySkeleton({ count, label }: { count: number; label: string }) {
  return (
    <div className="lk-feed-frame">
      <span className="lk-feed-title" aria-hidden="true">
        <span className="lk-skeleton" />
      </span>
      <SkeletonRows count={count} label={label} />
    </div>
  )
}

/** Placeholders of rows. */
export function SkeletonRows({ count, label }: { count: number; label: string }) {
  return (
    <div className="lk-feed-skeleton">
      <span className="lk-hidden">{label}</span>
      {keys.slice(0, count).map((key) => (
        <span key={key} className="lk-skeleton" aria-hidden="true" />
      ))}
    </div>
  )
}
