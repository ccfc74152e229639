const most = 20

/** Where wallets will be, in the geometry they will have. */
export function GridSkeleton({ label }: { label: string }) {
  return (
    <div className="lk-grid-skeleton">
      <span className="lk-hidden">{label}</span>
      {Array.from({ length: most }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <TileSkeleton key={at} />
      ))}
    </div>
  )
}

/** One that is on its way. */
export function TileSkeleton() {
  return (
    <span className="lk-tile" aria-hidden="true">
      <span className="lk-tile-icon lk-skeleton" />
      <span className="lk-tile-name">
        <span className="lk-skeleton" />
      </span>
    </span>
  )
}
