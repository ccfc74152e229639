import { useLive, usePageWindows } from './LiveProvider.tsx'

/** The opened windows that send nothing, and what may be the reason. */
export function WindowList() {
  const live = useLive()
  const windows = usePageWindows().filter(({ state }) => state !== 'following')
  if (windows.length === 0) return null
  return (
    <ul className="windows" aria-label="Opened pages">
      {windows.map(({ id, origin, state }) => (
        <li key={id} className="notice" role="status">
          {state === 'waiting' ? (
            <p>
              Waiting for <bdi>{origin}</bdi>. It answers once its kit is attached with{' '}
              <code>{`allow: ['${location.origin}']`}</code>.
            </p>
          ) : (
            <p>
              <bdi>{origin}</bdi> can’t be reached: its window was closed, or its header{' '}
              <code>Cross-Origin-Opener-Policy</code> separates it from this one.
            </p>
          )}
          {id === 0 ? null : (
            <button type="button" className="bar-button" onClick={() => live.windows.close(id)}>
              {state === 'waiting' ? 'Stop waiting' : 'Remove'}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
