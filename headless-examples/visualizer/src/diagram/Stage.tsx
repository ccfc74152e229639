import { lazy, Suspense } from 'react'
import type { LoadedMachine } from '../machines/loadMachine.ts'
import type { MachineState } from '../machines/useLoadedMachine.ts'
import type { PictureProps } from './Picture.tsx'
import { useLayout } from './useLayout.ts'

const Picture = lazy(async () => ({ default: (await import('./Picture.tsx')).Picture }))

type Shared = Omit<PictureProps, 'layout'> & { show(chart: string): void }

/** The diagram of the selected machine, or the reason why it cannot be shown. */
export function Stage({ chart, ...shared }: Shared & { chart: MachineState }) {
  if (chart.is === 'ready')
    return <Drawn key={chart.chart.graph.id} chart={chart.chart} {...shared} />
  if (chart.is === 'unknown')
    return (
      <div className="stage-note" role="status">
        <p>
          No machine has the id <bdi>{chart.id}</bdi>.
        </p>
        <button type="button" className="plain-button" onClick={() => shared.show('connect')}>
          Show Connect
        </button>
      </div>
    )
  return (
    <div className="stage-note">
      {chart.is === 'failed' ? <p role="alert">Couldn't load the machine. {chart.why}</p> : null}
    </div>
  )
}

function Drawn({ chart, marks, selected, select }: Shared & { chart: LoadedMachine }) {
  const state = useLayout(chart)
  const { states, edges, id } = chart.graph
  const isKnown =
    selected === null ||
    states.some((state) => state.id === selected) ||
    edges.some(({ key }) => key === selected)
  if (state.is === 'failed')
    return (
      <div className="stage-note">
        <p role="alert">Couldn't lay out the diagram. {state.why}</p>
      </div>
    )
  if (state.is === 'pending') return <div className="stage-note" />
  return (
    <div className="stage-picture" data-picture={id}>
      <Suspense>
        <Picture
          layout={state.layout}
          marks={marks}
          selected={isKnown ? selected : null}
          select={select}
        />
      </Suspense>
      {isKnown ? null : (
        <p className="stage-lost" role="status">
          <span>
            This machine has no state <bdi>{selected}</bdi>.
          </span>
          <button type="button" className="plain-button" onClick={() => select(null)}>
            Dismiss
          </button>
        </p>
      )}
    </div>
  )
}
