const keys = ['a', 'b', 'c']

/** Placeholders of rows that are loading. */
export function RowSkeletons({ label }: { label: string }) {
  return (
    <div className="lk-row-skeletons">
      <span className="lk-hidden">{label}</span>
      {keys.map((key) => (
        <span key={key} className="lk-skeleton" aria-hidden="true" />
      ))}
    </div>
  )
}
