const tiles = Array.from({ length: 20 }, (_, at) => at)

/** Where wallets will be, in the geometry they will have. */
export function GridSkeleton({ label }: { label: string }) {
  return (
    <div className="lk-grid-skeleton">
      <span className="lk-hidden">{label}</span>
      {tiles.map((at) => (
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
