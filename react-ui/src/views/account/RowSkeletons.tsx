const keys = ['a', 'b', 'c']

/** The places of rows that are on their way. */
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
