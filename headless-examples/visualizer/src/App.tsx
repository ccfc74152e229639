import { machines } from '@latchkit/core/devtools'
import { useState } from 'react'
import type { Marks, SequenceFeed } from './common/panel.types.ts'
import { Stage } from './diagram/Stage.tsx'
import { useLoadedMachine } from './machines/useLoadedMachine.ts'
import { Panels } from './panels/Panels.tsx'
import { panels } from './panels/panels.ts'
import { Catalogue } from './search/Catalogue.tsx'
import { SequenceView } from './sequence/SequenceView.tsx'
import { type StageView, StageViews } from './sequence/StageViews.tsx'
import { stateId, statePath } from './shell/address.ts'
import { Header } from './shell/Header.tsx'
import { useAddress } from './shell/useAddress.ts'
import { useDrawer } from './shell/useDrawer.ts'
import './shell/tokens.css'
import './shell/shell.css'
import './shell/narrow.css'

/*
 * Attributes that tests and tools may rely on:
 * - `main` exists from the start, `[data-picture="send"]` when that machine is drawn.
 * - `[data-state="send.filling"]` has `data-active`, `data-unwalked`, `data-selected`, `data-dim` and
 *   `data-collapsed`. The states in a collapsed state are not drawn.
 * - `[data-edge="key"]` is a button with `data-taken`, `data-possible`, `data-unwalked` and
 *   `data-selected`. `[data-link]` is the arrow of all edges between two states, `[data-label]` the
 *   label of the arrow; both have `data-lit` and `data-dim`.
 * - `[data-chart="send"]` is a button of the catalogue (role navigation, `Machines`),
 *   `[data-result]` a search result.
 * - Panels are tabs (role tab, by title). The visible panel is the visible `tabpanel`.
 *   `[data-facts="id or key"]` is the selection of the panel "State".
 * - `[role="status"]` in the diagram reports a link to an unknown machine or state.
 */

/** The visualizer: catalogue, diagram of one machine, panels. */
export function App() {
  const { address, go } = useAddress()
  const { chart, last } = useLoadedMachine(address.chart)
  const [edge, selectEdge] = useState<string | null>(null)
  const [marks, mark] = useState<Marks>({})
  const [feed, present] = useState<SequenceFeed | null>(null)
  const [view, setView] = useState<StageView>('diagram')
  const { drawer, open, catalogue: catalogueRef } = useDrawer()
  const state = address.state ? stateId(address) : null
  // While the next machine loads, no state is selected. A selected edge stays selected until a
  // state or another machine is selected.
  const shownGraph =
    chart.is === 'ready' && chart.chart.entry.id === address.chart ? chart.chart.graph : null
  const selectedEdge = shownGraph?.edges.some(({ key }) => key === edge) ? edge : null
  const selected = shownGraph === null ? null : (state ?? selectedEdge)
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
    const isEdge = shownGraph?.edges.some(({ key }) => key === id) ?? false
    selectEdge(isEdge ? id : null)
    const path = id === null || isEdge ? '' : statePath(id)
    if (path !== address.state) go({ ...address, state: path }, path ? 'push' : 'replace')
  }
  const title = machines().find(({ id }) => id === address.chart)?.title ?? address.chart

  return (
    <div className="shell" data-drawer={drawer ?? undefined}>
      <title>{`${title}: Latchkit visualizer`}</title>
      <Header title={title} drawer={drawer} open={open} />
      <aside ref={catalogueRef} className="shell-charts" aria-label="Catalogue" id="catalogue">
        <Catalogue chart={address.chart} go={show} />
      </aside>
      <main className="shell-stage">
        <div className="stage-layer" inert={feed !== null && view === 'sequence'}>
          <Stage
            chart={chart}
            marks={marks}
            selected={selected}
            select={select}
            show={show}
            isBelowViews={feed !== null}
          />
        </div>
        {feed !== null && view === 'sequence' ? <SequenceView feed={feed} /> : null}
        {feed !== null ? <StageViews view={view} choose={setView} /> : null}
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
            present,
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
