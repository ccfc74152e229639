import type { AnyFlow, RunningFlow } from '../contracts/flow.ts'
import type { KitState, RouterEntry } from '../contracts/kit-state.ts'
import type { FlowLoader } from './flow-loader.ts'
import { createDerivedStore, type DerivedStore } from './state-store.ts'

type Held = Readonly<Record<string, RunningFlow>>
type Parts = {
  report(error: unknown): void
  loader: FlowLoader
  state(): KitState
  run(flow: AnyFlow, data: unknown): RunningFlow
  failed(id: string, error: unknown): RunningFlow
}
export type HeldFlows = {
  store: DerivedStore<Held>
  sync(): void
  /** Begins what waits for code that did not load, and may be here now. */
  renew(): void
  stop(): void
}

/**
 * Flows that the modal's stack entries hold: begun when an entry is there and the modal open, stopped when either goes.
 * While the modal fades out they are stopped but still shown.
 */
export function createHeldFlows({ loader, state, run, failed, report }: Parts): HeldFlows {
  let held: Held = {}
  let wanted = new Set<string>()
  const missing = new Map<string, RouterEntry>()
  const store = createDerivedStore<Held>(() => held, report)

  const keep = (key: string, flow: RunningFlow) => {
    held = { ...held, [key]: flow }
    store.changed()
  }
  const begin = (entry: RouterEntry) => {
    const { key, view, data } = entry
    const name = loader.holding(view)
    if (name === null) return
    missing.delete(key)
    loader
      .byName(name)
      .then((flow) => {
        if (wanted.has(key)) keep(key, run(flow, data))
      })
      .catch((error) => {
        if (!wanted.has(key)) return
        missing.set(key, entry)
        keep(key, failed(name, error))
      })
  }
  return {
    store,
    sync() {
      const { router, modal } = state()
      const entries = modal.phase === 'open' ? router.entries : []
      const before = wanted
      wanted = new Set(entries.map(({ key }) => key))
      for (const [key, flow] of Object.entries(held)) if (!wanted.has(key)) flow.stop()
      if (modal.phase !== 'closing') held = Object.fromEntries(Object.entries(held).filter(([key]) => wanted.has(key)))
      for (const entry of entries) if (!before.has(entry.key)) begin(entry)
      store.changed()
    },
    renew() {
      for (const [key, entry] of [...missing]) {
        if (wanted.has(key)) begin(entry)
        else missing.delete(key)
      }
    },
    stop() {
      wanted = new Set()
      for (const flow of Object.values(held)) flow.stop()
      store.stop()
    },
  }
}
