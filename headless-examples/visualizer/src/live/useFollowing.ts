import { machines } from '@latchkit/core/devtools'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PanelProps } from '../common/panel.types.ts'
import { focusOf } from './focus.ts'
import type { Actor, SessionLog, Step } from './session-log.ts'

/**
 * Milliseconds without a step after which the diagram follows: a visit steps through many machines
 * quickly.
 */
const rest = 150

/** `step`: the selected past step, null for the present. */
export type Following = {
  actor: Actor | null
  step: Step | null
  follow: boolean
  setFollow(follow: boolean): void
  pickActor(actor: Actor): void
  pickStep(step: Step | null): void
}

/** Shows the machine that stepped last unless the visitor chose one here or in the catalogue. */
export function useFollowing(
  story: SessionLog | null,
  { shown, chart, show }: Pick<PanelProps, 'shown' | 'chart' | 'show'>,
): Following {
  const drawn = chart.entry.id
  const [follow, setFollow] = useState(true)
  const [chosen, choose] = useState<string | null>(null)
  const [step, setStep] = useState<Step | null>(null)
  const asked = useRef<readonly string[]>([])
  const actor = story === null ? null : focusOf(story, { follow, chosen, drawn })

  const goTo = (id: string | null) => {
    if (id === null || id === drawn || !machines().some((entry) => entry.id === id)) return
    asked.current = [...asked.current, id]
    show(id, 'follows')
  }
  const wanted = shown && follow && step === null ? (actor?.chart ?? null) : null
  const goOn = useEffectEvent(goTo)
  useEffect(() => {
    if (wanted === null) return
    const timer = setTimeout(() => goOn(wanted), rest)
    return () => clearTimeout(timer)
  }, [wanted])

  const seen = useRef(drawn)
  useEffect(() => {
    const isNews = shown && seen.current !== drawn
    seen.current = drawn
    if (!isNews) return
    const place = asked.current.lastIndexOf(drawn)
    asked.current = asked.current.slice(place + 1)
    if (place >= 0) return
    // the change did not come from following, so the visitor chose it
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
