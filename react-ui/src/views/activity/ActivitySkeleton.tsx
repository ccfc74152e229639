const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Where rows will be, in the geometry they will have, under a heading. */
export function ActivitySkeleton({ count, label }: { count: number; label: string }) {
  return (
    <div className="lk-feed-frame">
      <span className="lk-feed-title" aria-hidden="true">
        <span className="lk-skeleton" />
      </span>
      <SkeletonLines count={count} label={label} />
    </div>
  )
}

/** Rows that are on their way. */
export function SkeletonLines({ count, label }: { count: number; label: string }) {
  return (
    <div className="lk-feed-skeleton">
      <span className="lk-hidden">{label}</span>
      {keys.slice(0, count).map((key) => (
        <span key={key} className="lk-skeleton" aria-hidden="true" />
      ))}
    </div>
  )
}
