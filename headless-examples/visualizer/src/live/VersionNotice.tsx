import { useEffect, useState } from 'react'
import { compareVersions, type OtherVersions } from './versions.ts'

/** Says that a page has another version of Latchkit, so that its steps may not fit the diagrams. */
export function VersionNotice({ charts }: { charts: Readonly<Record<string, string>> }) {
  const [found, set] = useState<OtherVersions | null>(null)
  const key = JSON.stringify(charts)
  useEffect(() => {
    let isCurrent = true
    void compareVersions(JSON.parse(key)).then((versions) => isCurrent && set(versions))
    return () => {
      isCurrent = false
    }
  }, [key])
  if (found === null || found.differing.length + found.unknown.length === 0) return null
  return (
    <div className="notice" role="status">
      <p>This page runs another version of Latchkit.</p>
      {found.differing.length === 0 ? null : (
        <p>States and transitions may differ from the diagrams of: {found.differing.join(', ')}.</p>
      )}
      {found.unknown.length === 0 ? null : (
        <p>Machines without a diagram here: {found.unknown.join(', ')}.</p>
      )}
      <p>
        Start the version of the page’s <code>@latchkit/core</code>:{' '}
        <code>npx @latchkit/visualizer@version</code>
      </p>
    </div>
  )
}
