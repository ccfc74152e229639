import { catalogue } from '@latchkit/core/devtools'
import { useState } from 'react'
import { Stage } from './canvas/Stage.tsx'
import { useChart } from './charts/useChart.ts'
import { Panels } from './panels/Panels.tsx'
import type { Marks } from './panels/panel.types.ts'
import { panels } from './panels/panels.ts'
import { Catalogue } from './search/Catalogue.tsx'
import { stateId, statePath } from './shell/address.ts'
import { Header } from './shell/Header.tsx'
import { useAddress } from './shell/useAddress.ts'
import { useDrawer } from './shell/useDrawer.ts'
import './shell/tokens.css'
import './shell/shell.css'
import './shell/narrow.css'

/*
 * What stays the same for whoever looks at the page from outside:
 * - `main` is there at once; `[data-picture="send"]` once that chart is drawn.
 * - `[data-state="send.filling"]`, with `data-active`, `data-unwalked`, `data-selected` where that is so.
 * - `[data-edge="key"]`, a button, with `data-taken`, `data-possible`, `data-unwalked`, `data-selected`; `[data-link]` is the arrow
 *   of all edges between two states, `[data-label]` what is written on it.
 * - `[data-chart="send"]` a button of the catalogue (role navigation, "Charts"); `[data-result]` a finding of the search box.
 * - Panels are tabs (role tab, by their titles); the shown one is the visible `tabpanel`. `[data-facts="id or key"]`: what the panel
 *   "State" tells about. `[role="status"]` tells that a link leads nowhere.
 */

/** All charts, one of them drawn, and what can be done with it beside. */
export function App() {
  const { address, go } = useAddress()
  const { chart, last } = useChart(address.chart)
  const [edge, selectEdge] = useState<string | null>(null)
  const [marks, mark] = useState<Marks>({})
  const { drawer, open, catalogue: catalogueRef } = useDrawer()
  const state = address.state ? stateId(address) : null
  // while the next chart comes, nothing of it is selected in the one before; an edge is, until a state is or another chart comes
  const here =
    chart.is === 'ready' && chart.chart.entry.id === address.chart ? chart.chart.graph : null
  const ownEdge = here?.edges.some(({ key }) => key === edge) ? edge : null
  const selected = here === null ? null : (state ?? ownEdge)
  const panel = panels.find(({ id }) => id === address.panel) ?? panels[0]

  function show(id: string, at: string | null = null): void {
    selectEdge(null)
    open(null)
    go({ ...address, chart: id, state: at === null ? '' : statePath(at) }, 'push')
  }
  function follow(id: string): void {
    selectEdge(null)
    go({ ...address, chart: id, state: '' }, 'replace')
  }
  function select(id: string | null): void {
    const isEdge = here?.edges.some(({ key }) => key === id) ?? false
    selectEdge(isEdge ? id : null)
    const path = id === null || isEdge ? '' : statePath(id)
    if (path !== address.state) go({ ...address, state: path }, path ? 'push' : 'replace')
  }
  const title = catalogue().find(({ id }) => id === address.chart)?.title ?? address.chart

  return (
    <div className="shell" data-drawer={drawer ?? undefined}>
      <title>{`${title}: every chart of Latchkit`}</title>
      <Header title={title} drawer={drawer} open={open} />
      <aside ref={catalogueRef} className="shell-charts" aria-label="Catalogue" id="catalogue">
        <Catalogue chart={address.chart} go={show} />
      </aside>
      <main className="shell-stage">
        <Stage chart={chart} marks={marks} selected={selected} select={select} show={show} />
      </main>
      {last !== null && panel ? (
        <Panels
          shown={panel.id}
          isOpen={drawer === 'panel'}
          choose={(id) => {
            open('panel')
            go({ ...address, panel: id }, 'replace')
          }}
          close={() => open(null)}
          panel={{
            chart: last,
            selected,
            select,
            show: (id, why) => (why === 'follows' ? follow(id) : show(id)),
            mark,
          }}
        />
      ) : null}
      {drawer === null ? null : (
        <button
          type="button"
          className="shell-veil"
          aria-label="Close"
          onClick={() => open(null)}
        />
      )}
    </div>
  )
}
