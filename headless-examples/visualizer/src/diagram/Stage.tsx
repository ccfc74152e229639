import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { Marks } from '../common/panel.types.ts'
import type { LoadedMachine } from '../machines/loadMachine.ts'
import type { MachineState } from '../machines/useLoadedMachine.ts'
import type { PictureProps } from './Picture.tsx'
import { type FoldSession, type Folds, useFolds } from './useFolds.ts'
import { useLayout } from './useLayout.ts'

const Picture = lazy(async () => ({ default: (await import('./Picture.tsx')).Picture }))

type Shared = Omit<PictureProps, 'layout' | 'folds'> & { show(chart: string): void }

/** The diagram of the selected machine, or the reason why it cannot be shown. */
export function Stage({ chart, ...shared }: Shared & { chart: MachineState }) {
  const session = useState<FoldSession>({ collapsed: {}, expandsActive: false })
  if (chart.is === 'ready')
    return <Drawn key={chart.chart.graph.id} chart={chart.chart} session={session} {...shared} />
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

type DrawnProps = Shared & { chart: LoadedMachine; session: Parameters<typeof useFolds>[1] }

function Drawn({ chart, session, marks, selected, select, isBelowViews }: DrawnProps) {
  const folds = useFolds(chart.graph, session)
  const state = useLayout(chart, folds.collapsed)
  useReveal(folds, selected, marks)
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
          folds={folds}
          marks={marks}
          selected={isKnown ? selected : null}
          select={select}
          isBelowViews={isBelowViews}
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

/**
 * Expands the states around the selection, around transitions that the simulation can take, and, if
 * the user wants it, around active states and the transitions that were taken last.
 */
function useReveal(folds: Folds, selected: string | null, marks: Marks): void {
  const { active = [], taken = [], possible = [] } = marks
  const text = [selected ?? [], possible, folds.expandsActive ? [active, taken] : []]
    .flat(2)
    .join('\n')
  const reveal = useEffectEvent(folds.reveal)
  useEffect(() => {
    if (text !== '') reveal(text.split('\n'))
  }, [text])
}
