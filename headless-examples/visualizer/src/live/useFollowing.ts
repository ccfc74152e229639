import { machines } from '@latchkit/core/devtools'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PanelProps } from '../common/panel.types.ts'
import { focusOf } from './focus.ts'
import type { Actor, SessionLog, Step } from './session-log.ts'

/**
 * ms without a step after which the diagram shows the last machine, because many machines step in
 * quick succession.
 */
const followDelay = 150

/** The actor and step that the panel shows. `step`: a selected past step, or null. */
export type Following = {
  actor: Actor | null
  step: Step | null
  follow: boolean
  setFollow(follow: boolean): void
  pickActor(actor: Actor): void
  pickStep(step: Step | null): void
}

/** Shows the machine that stepped last, unless the user chose an actor or a machine. */
export function useFollowing(
  log: SessionLog | null,
  { shown, chart, show }: Pick<PanelProps, 'shown' | 'chart' | 'show'>,
): Following {
  const drawn = chart.entry.id
  const [follow, setFollow] = useState(true)
  const [chosen, choose] = useState<string | null>(null)
  const [step, setStep] = useState<Step | null>(null)
  const requestedIds = useRef<readonly string[]>([])
  const actor = log === null ? null : focusOf(log, { follow, chosen, drawn })

  const goTo = (id: string | null) => {
    if (id === null || id === drawn || !machines().some((entry) => entry.id === id)) return
    requestedIds.current = [...requestedIds.current, id]
    show(id, 'follows')
  }
  const targetId = shown && follow && step === null ? (actor?.chart ?? null) : null
  const goToTarget = useEffectEvent(goTo)
  useEffect(() => {
    if (targetId === null) return
    const timer = setTimeout(() => goToTarget(targetId), followDelay)
    return () => clearTimeout(timer)
  }, [targetId])

  const lastDrawn = useRef(drawn)
  useEffect(() => {
    const hasChanged = shown && lastDrawn.current !== drawn
    lastDrawn.current = drawn
    if (!hasChanged) return
    const place = requestedIds.current.lastIndexOf(drawn)
    requestedIds.current = requestedIds.current.slice(place + 1)
    if (place >= 0) return
    // `goTo` did not request this machine, so the user chose it
    setFollow(false)
    choose(null)
    setStep(null)
  }, [drawn, shown])

  return {
    actor,
    step,
    follow,
    setFollow(on) {
      setFollow(on)
      setStep(null)
      if (!on) choose(actor?.id ?? null)
    },
    pickActor(picked) {
      setFollow(false)
      choose(picked.id)
      setStep(null)
      goTo(picked.chart)
    },
    pickStep(picked) {
      setStep(picked)
      goTo(picked === null ? null : picked.chart)
    },
  }
}
