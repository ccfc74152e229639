type Props = { place: number; count: number; goTo(place: number): void }

/** Buttons to step through a recording. */
export function Transport({ place, count, goTo }: Props) {
  const last = count - 1
  const button = (label: string, path: string, to: number) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={to < 0 || to > last || to === place}
      onClick={() => goTo(to)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
  return (
    <section className="transport" aria-label="Steps">
      {button('First step', 'M5 4v12M15 4l-7 6 7 6', 0)}
      {button('Step back', 'M13 4l-7 6 7 6', place - 1)}
      <input
        type="range"
        aria-label="Step"
        aria-valuetext={`Step ${place + 1} of ${count}`}
        min={0}
        max={Math.max(0, last)}
        value={place}
        disabled={last < 1}
        onChange={({ currentTarget }) => goTo(currentTarget.valueAsNumber)}
      />
      {button('Step forward', 'M7 4l7 6-7 6', place + 1)}
      {button('Last step', 'M15 4v12M5 4l7 6-7 6', last)}
    </section>
  )
}
