import { catalogue } from '@latchkit/core/devtools'
import { useEffect, useState } from 'react'
import { type LoadedChart, loadChart } from './charts/loadChart.ts'
import type { Marks } from './panels/panel.types.ts'
import { panels } from './panels/panels.ts'

export function App() {
  const [id, show] = useState('connect')
  const [panel, setPanel] = useState('')
  const [chart, setChart] = useState<LoadedChart | null>(null)
  const [selected, select] = useState<string | null>(null)
  const [marks, mark] = useState<Marks>({})
  useEffect(() => {
    let here = true
    void loadChart(id).then((loaded) => here && setChart(loaded))
    return () => {
      here = false
    }
  }, [id])
  if (chart === null) return null
  return (
    <main data-marks={JSON.stringify(marks)}>
      {catalogue().map((entry) => (
        <button key={entry.id} type="button" onClick={() => show(entry.id)}>
          {entry.title}
        </button>
      ))}
      {panels.map(({ id: name, title, View }) => (
        <section key={name}>
          <button type="button" onClick={() => setPanel(name)}>
            {title}
          </button>
          <View chart={chart} shown={panel === name} selected={selected} select={select} show={show} mark={mark} />
        </section>
      ))}
    </main>
  )
}
