import type { AnyFlow, RunningFlow } from '../contracts/flow.ts'
import type { KitState, RouterEntry } from '../contracts/kit-state.ts'
import type { FlowLoader } from './flow-loader.ts'
import { createDerivedStore, type DerivedStore } from './state-store.ts'

type Held = Readonly<Record<string, RunningFlow>>
type Parts = {
  loader: FlowLoader
  state(): KitState
  run(flow: AnyFlow, data: unknown): RunningFlow
  failed(id: string, error: unknown): RunningFlow
}
export type HeldFlows = { store: DerivedStore<Held>; sync(): void; stop(): void }

/**
 * Flows that the modal's stack entries hold: begun when an entry is there and the modal open, stopped when either goes.
 * While the modal fades out they are stopped but still shown.
 */
export function createHeldFlows({ loader, state, run, failed }: Parts): HeldFlows {
  let held: Held = {}
  let wanted = new Set<string>()
  const store = createDerivedStore<Held>(() => held)

  const keep = (key: string, flow: RunningFlow) => {
    held = { ...held, [key]: flow }
    store.changed()
  }
  const begin = ({ key, view, data }: RouterEntry) => {
    const name = loader.holding(view)
    if (name === null) return
    loader.byName(name).then(
      (flow) => {
        if (wanted.has(key)) keep(key, run(flow, data))
      },
      (error) => {
        if (wanted.has(key)) keep(key, failed(name, error))
      },
    )
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
    stop() {
      wanted = new Set()
      for (const flow of Object.values(held)) flow.stop()
      store.stop()
    },
  }
}
