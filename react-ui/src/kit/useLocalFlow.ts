'use client'
import { type Flow, isKitError, type Kit, type KitState, type RunningFlow } from '@latchkit/core'
import { useEffect, useRef, useState } from 'react'
import { enButtons } from '../locales/en-buttons.ts'
import { useTexts } from '../locales/useTexts.ts'
import { useKit } from './useKit.ts'
import { useKitState } from './useKitState.ts'

/** The run of an effect that was cleaned up. `resumed`: the next effect continues the run. */
type CleanedUp<Running> = { kit: Kit; flow: object; run: Promise<Running>; resumed: boolean }

/** Whether the consent is given, or not required because the page has turned the checkbox off. */
const hasConsent = ({ config, modal }: KitState) =>
  modal.consent === 'given' || !config.features.legalCheckbox
const stop = (running: RunningFlow) => running.stop()

/**
 * Runs a flow while the component is mounted and `enabled`. Null while the flow loads. Strict Mode
 * unmounts and immediately remounts a component; the run then continues, so that the wallet gets
 * one request (fault D7). If the flow does not load, a toast is shown. A flow that the kit refuses
 * before the visitor accepts the legal texts runs once the kit no longer refuses it (fault EM19).
 */
export function useLocalFlow<Input, View, Emitted extends { type: string }, Output>(
  flow: Flow<Input, View, Emitted, Output>,
  data: unknown,
  enabled: boolean,
): RunningFlow<View, Output> | null {
  const kit = useKit()
  const { notLoaded } = useTexts(enButtons).modal
  const isAllowed = useKitState(hasConsent)
  const [isRefused, setRefused] = useState(false)
  const [running, setRunning] = useState<RunningFlow<View, Output> | null>(null)
  // Read once: later changes of the data do not restart the flow.
  const initial = useRef({ data, notLoaded })
  const cleanedUp = useRef<CleanedUp<RunningFlow<View, Output>> | null>(null)
  useEffect(() => {
    if (isRefused && isAllowed) setRefused(false)
  }, [isRefused, isAllowed])
  useEffect(() => {
    if (!enabled || isRefused) return
    const last = cleanedUp.current
    const resumable = last !== null && last.kit === kit && last.flow === flow ? last : null
    if (resumable !== null) resumable.resumed = true
    const run = resumable?.run ?? kit.run(flow, initial.current.data)
    let mounted = true
    let failed = false
    run.then(
      (started) => mounted && setRunning(started),
      (error) => {
        failed = true
        if (!mounted) return
        if (isKitError(error, 'connect/consent-missing')) setRefused(true)
        else kit.modal.showToast({ variant: 'error', message: initial.current.notLoaded })
      },
    )
    return () => {
      mounted = false
      if (failed) return
      const thisRun = { kit, flow, run, resumed: false }
      cleanedUp.current = thisRun
      queueMicrotask(() => {
        // The rejection of a run that did not load is handled above.
        if (!thisRun.resumed) run.then(stop, () => {})
        if (cleanedUp.current === thisRun) cleanedUp.current = null
      })
    }
  }, [kit, flow, enabled, isRefused])
  return running?.id === flow.id ? running : null
}
