import type { SimulationState, WalkedMachine } from '@latchkit/core/devtools'
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Panel, PanelProps } from '../common/panel.types.ts'
import { loadWalk } from '../walk/loadWalk.ts'
import { Begin } from './Begin.tsx'
import { Now } from './Now.tsx'
import { type Offers, offersAt } from './offers.ts'
import { Past } from './Past.tsx'
import { durationText } from './steps.ts'
import { useSimulation } from './useSimulation.ts'
import './simulate.css'

/** Simulation of a machine: the visitor chooses events, results of actors and elapsed delays. */
export const simulatePanel: Panel = { id: 'simulate', title: 'Simulate', View: SimulatePanel }

function SimulatePanel(props: PanelProps) {
  return <SimulateChart key={props.chart.entry.id} {...props} />
}

const nothing: Offers = { offers: [], ways: new Map() }

function SimulateChart(props: PanelProps) {
  const { chart, shown } = props
  const [looks, lookAgain] = useState(0)
  const walked = useWalked(chart.graph.id, shown, looks)
  const simulation = useSimulation(chart.machine)
  const { moment, steps, step, goTo } = simulation
  const samples = walked === 'asked' ? null : walked
  const now = useMemo(
    () => (moment === null || !shown ? nothing : offersAt(moment, samples)),
    [moment, samples, shown],
  )
  useStepMarks(
    props,
    moment === null
      ? null
      : { active: moment.snapshot._nodes.map(({ id }) => id), taken: moment.taken, now },
  )
  useClicks(props, now, step)
  const head = useKeptFocus(moment)
  if (!shown) return null
  if (moment === null || steps === null)
    return (
      <div className="simulate">
        <Begin
          walked={samples}
          isAsked={walked === 'asked'}
          simulation={simulation}
          lookAgain={() => lookAgain(looks + 1)}
        />
      </div>
    )
  const { place } = steps
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      event.target instanceof HTMLTextAreaElement ||
      !(event.ctrlKey || event.metaKey) ||
      event.key.toLowerCase() !== 'z'
    )
      return
    event.preventDefault()
    goTo(event.shiftKey ? place + 1 : place - 1)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of its focused descendants
    <div className="simulate" onKeyDown={onKeyDown}>
      <header ref={head} tabIndex={-1}>
        <p role="status">
          Step {place} of {steps.moments.length - 1}
          {moment.time > 0 ? `, ${durationText(moment.time)} passed` : ''}
        </p>
        <button type="button" disabled={place === 0} onClick={() => goTo(place - 1)}>
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
      <Now moment={moment} offers={now.offers} place={place} step={step} />
      <Past steps={steps} simulation={simulation} />
    </div>
  )
}

/** Moves focus to the top of the panel after a step, because the pressed button is removed. */
function useKeptFocus(moment: SimulationState | null) {
  const head = useRef<HTMLElement>(null)
  useEffect(() => {
    if (moment !== null && document.activeElement === document.body)
      head.current?.focus({ preventScroll: true })
  }, [moment])
  return head
}

/** Samples of this machine from the walk file, read again whenever the panel opens. */
function useWalked(id: string, shown: boolean, looks: number): WalkedMachine | null | 'asked' {
  const [walked, setWalked] = useState<WalkedMachine | null | 'asked'>('asked')
  // biome-ignore lint/correctness/useExhaustiveDependencies: reopening the panel reads the file again
  useEffect(() => {
    if (!shown) return
    let here = true
    void loadWalk().then(
      (file) => here && setWalked(file?.charts.find((one) => one.id === id) ?? null),
    )
    return () => {
      here = false
    }
  }, [id, shown, looks])
  return walked
}

/** Marks of the simulation: active states, taken and possible edges. */
function useStepMarks(
  { shown, mark }: PanelProps,
  here: { active: readonly string[]; taken: readonly string[]; now: Offers } | null,
): void {
  const put = useEffectEvent(mark)
  const text =
    here === null ? null : JSON.stringify([here.active, here.taken, [...here.now.ways.keys()]])
  useEffect(() => {
    if (!shown || text === null) return
    const [active, taken, possible] = JSON.parse(text) as [string[], string[], string[]]
    put({ active, taken, possible })
    return () => put({})
  }, [shown, text])
}

/** Clicking a possible edge in the diagram takes it. */
function useClicks(
  { shown, selected, select }: PanelProps,
  { ways }: Offers,
  step: (event: { type: string }) => void,
): void {
  const onSelected = useEffectEvent((key: string) => {
    const event = shown ? ways.get(key) : undefined
    if (event === undefined) return
    step(event)
    // deselects the edge so that it can be clicked again
    select(null)
  })
  useEffect(() => {
    if (selected !== null) onSelected(selected)
  }, [selected])
}
