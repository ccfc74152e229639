import { machines } from '@latchkit/core/devtools'
import { useState } from 'react'
import { loadMachine } from '../machines/loadMachine.ts'
import { namesOf, type SearchResult } from './search.ts'

/**
 * Loads the named elements of all machines when the search gets the focus. Machines that fail to
 * load are left out.
 */
export function useNames() {
  const [names, set] = useState<readonly SearchResult[] | null>(null)
  const [isRequested, setRequested] = useState(false)
  function prepare(): void {
    if (isRequested) return
    setRequested(true)
    const loaded = machines().map(async ({ id, title }) => {
      const chart = await loadMachine(id)
      return chart === null ? [] : namesOf(chart.graph, title)
    })
    void Promise.allSettled(loaded).then((all) =>
      set(all.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))),
    )
  }
  return { names, prepare }
}
