import { machines } from '@latchkit/core/devtools'
import { useState } from 'react'
import type { Marks } from './common/panel.types.ts'
import { Stage } from './diagram/Stage.tsx'
import { useLoadedMachine } from './machines/useLoadedMachine.ts'
import { Panels } from './panels/Panels.tsx'
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
 * Attributes that tests and tools may rely on:
 * - `main` is present at once; `[data-picture="send"]` once that machine is drawn.
 * - `[data-state="send.filling"]` with `data-active`, `data-unwalked`, `data-selected`.
 * - `[data-edge="key"]`, a button, with `data-taken`, `data-possible`, `data-unwalked`,
 *   `data-selected`;
 *   `[data-link]` is the arrow of all edges between two states, `[data-label]` its label.
 * - `[data-chart="send"]`: a button of the catalogue (role navigation, `Charts`);
 *   `[data-result]`: a search result.
 * - Panels are tabs (role tab, by title); the visible one is the visible `tabpanel`.
 *   `[data-facts="id or key"]`: the selection of the panel "State". `[role="status"]`: an unknown
 * link.
 */

/** The visualizer: catalogue, diagram of one machine, panels. */
export function App() {
  const { address, go } = useAddress()
  const { chart, last } = useLoadedMachine(address.chart)
  const [edge, selectEdge] = useState<string | null>(null)
  const [marks, mark] = useState<Marks>({})
  const { drawer, open, catalogue: catalogueRef } = useDrawer()
  const state = address.state ? stateId(address) : null
  // while the next machine loads, no state is selected; a selected edge stays until a state or
  // another machine is selected
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
  const title = machines().find(({ id }) => id === address.chart)?.title ?? address.chart

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
