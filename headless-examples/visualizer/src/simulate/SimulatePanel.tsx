import type { SimulationState, WalkedMachine } from '@latchkit/core/devtools'
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Panel, PanelProps } from '../common/panel.types.ts'
import { loadWalk } from '../walk/loadWalk.ts'
import { History } from './History.tsx'
import { NextEvents } from './NextEvents.tsx'
import { type PossibleEvents, possibleEventsAt } from './possible-events.ts'
import { StartForm } from './StartForm.tsx'
import { durationText } from './steps.ts'
import { useSimulation } from './useSimulation.ts'
import './simulate.css'

/** Simulates a machine. The user chooses the events, results of actors and elapsed delays. */
export const simulatePanel: Panel = { id: 'simulate', title: 'Simulate', View: SimulatePanel }

function SimulatePanel(props: PanelProps) {
  return <SimulateMachine key={props.chart.entry.id} {...props} />
}

const noEvents: PossibleEvents = { events: [], eventByEdge: new Map() }

function SimulateMachine(props: PanelProps) {
  const { chart, shown } = props
  const [reloadCount, setReloadCount] = useState(0)
  const walkSamples = useWalkSamples(chart.graph.id, shown, reloadCount)
  const simulation = useSimulation(chart.machine)
  const { state, steps, step, goTo } = simulation
  const samples = walkSamples === 'loading' ? null : walkSamples
  const now = useMemo(
    () => (state === null || !shown ? noEvents : possibleEventsAt(state, samples)),
    [state, samples, shown],
  )
  useStepMarks(
    props,
    state === null
      ? null
      : { active: state.snapshot._nodes.map(({ id }) => id), taken: state.taken, now },
  )
  useClicks(props, now, step)
  const head = useFocusAfterStep(state)
  if (!shown) return null
  if (state === null || steps === null)
    return (
      <div className="simulate">
        <StartForm
          walkSamples={samples}
          isLoading={walkSamples === 'loading'}
          simulation={simulation}
          reload={() => setReloadCount(reloadCount + 1)}
        />
      </div>
    )
  const { index } = steps
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      event.target instanceof HTMLTextAreaElement ||
      !(event.ctrlKey || event.metaKey) ||
      event.key.toLowerCase() !== 'z'
    )
      return
    event.preventDefault()
    goTo(event.shiftKey ? index + 1 : index - 1)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of its focused descendants
    <div className="simulate" onKeyDown={onKeyDown}>
      <header ref={head} tabIndex={-1}>
        <p role="status">
          Step {index} of {steps.states.length - 1}
          {state.time > 0 ? `, ${durationText(state.time)} elapsed` : ''}
        </p>
        <button type="button" disabled={index === 0} onClick={() => goTo(index - 1)}>
          Undo
        </button>
        <button type="button" onClick={simulation.restart}>
          Restart
        </button>
      </header>
      {simulation.problem === null ? null : (
        <p className="simulate-problem" role="alert">
          {simulation.problem}
        </p>
      )}
      <NextEvents state={state} events={now.events} index={index} step={step} />
      <History steps={steps} simulation={simulation} />
    </div>
  )
}

/** Moves the focus to the header after a step, because the button that was pressed is removed. */
function useFocusAfterStep(state: SimulationState | null) {
  const head = useRef<HTMLElement>(null)
  useEffect(() => {
    if (state !== null && document.activeElement === document.body)
      head.current?.focus({ preventScroll: true })
  }, [state])
  return head
}

/**
 * The samples of a machine in the walk file, which is read each time the panel opens and when
 * `reloadCount` changes.
 */
function useWalkSamples(
  id: string,
  shown: boolean,
  reloadCount: number,
): WalkedMachine | null | 'loading' {
  const [walkSamples, setWalkSamples] = useState<WalkedMachine | null | 'loading'>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `reloadCount` reads the file again
  useEffect(() => {
    if (!shown) return
    let isCancelled = false
    void loadWalk().then(
      (file) => !isCancelled && setWalkSamples(file?.charts.find((one) => one.id === id) ?? null),
    )
    return () => {
      isCancelled = true
    }
  }, [id, shown, reloadCount])
  return walkSamples
}

/** Marks the active states, and the taken and possible edges, in the diagram. */
function useStepMarks(
  { shown, mark }: PanelProps,
  marks: { active: readonly string[]; taken: readonly string[]; now: PossibleEvents } | null,
): void {
  const applyMarks = useEffectEvent(mark)
  const text =
    marks === null
      ? null
      : JSON.stringify([marks.active, marks.taken, [...marks.now.eventByEdge.keys()]])
  useEffect(() => {
    if (!shown || text === null) return
    const [active, taken, possible] = JSON.parse(text) as [string[], string[], string[]]
    applyMarks({ active, taken, possible })
    return () => applyMarks({})
  }, [shown, text])
}

/** Takes a possible edge when it is clicked in the diagram. */
function useClicks(
  { shown, selected, select }: PanelProps,
  { eventByEdge }: PossibleEvents,
  step: (event: { type: string }) => void,
): void {
  const onSelected = useEffectEvent((key: string) => {
    const event = shown ? eventByEdge.get(key) : undefined
    if (event === undefined) return
    step(event)
    // deselect the edge, so that it can be clicked again
    select(null)
  })
  useEffect(() => {
    if (selected !== null) onSelected(selected)
  }, [selected])
}
