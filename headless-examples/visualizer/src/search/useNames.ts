import { machines } from '@latchkit/core/devtools'
import { useState } from 'react'
import { loadMachine } from '../machines/loadMachine.ts'
import { namesOf, type SearchResult } from './search.ts'

/**
 * Named elements of all machines, loaded when the search gets focus. Machines that fail to load are
 * missing.
 */
export function useNames() {
  const [names, set] = useState<readonly SearchResult[] | null>(null)
  const [asked, ask] = useState(false)
  function prepare(): void {
    if (asked) return
    ask(true)
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
