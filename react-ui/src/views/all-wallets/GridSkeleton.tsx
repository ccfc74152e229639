const tileCount = 20

/** Placeholders of wallets at their final size. */
export function GridSkeleton({ label }: { label: string }) {
  return (
    <div className="lk-grid-skeleton">
      <span className="lk-hidden">{label}</span>
      {Array.from({ length: tileCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
        <TileSkeleton key={index} />
      ))}
    </div>
  )
}

/** The placeholder of a wallet. */
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
