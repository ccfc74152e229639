'use client'
import { type ErrorCode, isKitError } from '@latchkit/core'
import { useMemo, useRef, useState } from 'react'

type ActionState<Result> =
  | { step: 'idle' }
  | { step: 'pending' }
  | { step: 'succeeded'; data: Result }
  | { step: 'failed'; problem: ErrorCode; error: unknown }

/**
 * An action of the kit, by its step. `run` starts it and never throws: `data` or `problem` follow
 * with the next step. `reset` returns to `idle`; the result of a pending run is then ignored, but a
 * request that the wallet already has cannot be recalled.
 */
export type Action<Parameters extends readonly unknown[], Result> =
  | { step: 'idle'; run(...parameters: Parameters): void }
  | { step: 'pending'; reset(): void }
  | { step: 'succeeded'; data: Result; run(...parameters: Parameters): void; reset(): void }
  | {
      step: 'failed'
      problem: ErrorCode
      error: unknown
      run(...parameters: Parameters): void
      reset(): void
    }

const idle = { step: 'idle' } as const
const pending = { step: 'pending' } as const

/** Wraps a method of the kit. `perform` must keep its identity between renders. */
export function useAction<Parameters extends readonly unknown[], Result>(
  perform: (...parameters: Parameters) => Result | Promise<Result>,
): Action<Parameters, Result> {
  const [state, setState] = useState<ActionState<Result>>(idle)
  const pendingRun = useRef<object | null>(null)
  return useMemo(() => {
    const run = (...parameters: Parameters) => {
      // An earlier step's `run` may be called twice before React renders again.
      if (pendingRun.current !== null) return
      const thisRun = {}
      const settle = (next: ActionState<Result>) => {
        if (pendingRun.current !== thisRun) return
        pendingRun.current = null
        setState(next)
      }
      pendingRun.current = thisRun
      setState(pending)
      new Promise<Result>((resolve) => resolve(perform(...parameters))).then(
        (data) => settle({ step: 'succeeded', data }),
        (error) => {
          // An error of a wallet's provider has the KitError as its cause (decision 52).
          const known = isKitError(error) ? error : error instanceof Error ? error.cause : null
          const problem = isKitError(known) ? known.code : 'kit/unknown'
          settle({ step: 'failed', problem, error })
        },
      )
    }
    const reset = () => {
      pendingRun.current = null
      setState(idle)
    }
    if (state.step === 'idle') return { ...state, run }
    if (state.step === 'pending') return { ...state, reset }
    return { ...state, run, reset }
  }, [state, perform])
}
