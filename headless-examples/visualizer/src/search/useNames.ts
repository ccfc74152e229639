import { catalogue } from '@latchkit/core/devtools'
import { useState } from 'react'
import { loadChart } from '../charts/loadChart.ts'
import { type Finding, namesOf } from './search.ts'

/** The names of every chart, loaded when somebody is about to search. A chart that does not load is not found. */
export function useNames() {
  const [names, set] = useState<readonly Finding[] | null>(null)
  const [asked, ask] = useState(false)
  function prepare(): void {
    if (asked) return
    ask(true)
    const loaded = catalogue().map(async ({ id, title }) => {
      const chart = await loadChart(id)
      return chart === null ? [] : namesOf(chart.graph, title)
    })
    void Promise.allSettled(loaded).then((all) =>
      set(all.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))),
    )
  }
  return { names, prepare }
}
