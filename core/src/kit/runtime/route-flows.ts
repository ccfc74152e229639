import type { ViewName } from '../../domain/routing/view-name.ts'
import type { AnyFlow, RunningFlow } from '../../protocol/flow.ts'
import type { KitState, RouterEntry } from '../../protocol/kit-state.ts'
import { createDerivedStore, type DerivedStore } from '../state/derived.ts'
import type { FlowLoader } from './flow-loader.ts'

type Held = Readonly<Record<string, RunningFlow>>
type Roots = Map<string, { view: ViewName; root: string }>
type Parts = {
  report(error: unknown): void
  loader: FlowLoader
  state(): KitState
  run(flow: AnyFlow, data: unknown): RunningFlow
  leave(flow: RunningFlow, view: ViewName): void
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
export function createHeldFlows({ loader, state, run, leave, failed, report }: Parts): HeldFlows {
  let held: Held = {}
  /** By the key of the entry that began it. */
  let running: Held = {}
  /** Which entry's flow each entry goes on with: its own, mostly. */
  let roots: Roots = new Map()
  const missing = new Map<string, RouterEntry>()
  /** What each page began last: closed and opened again within the animation, a page is there a second time while its code still comes. */
  const beginnings = new Map<string, symbol>()
  const store = createDerivedStore<Held>(() => held, report)
  const isWanted = (key: string) => roots.get(key)?.root === key

  const show = () => {
    held = Object.fromEntries(
      [...roots].flatMap(([key, { root }]) =>
        running[root] === undefined ? [] : [[key, running[root]]],
      ),
    )
    store.changed()
  }
  const keep = (key: string, flow: RunningFlow) => {
    running = { ...running, [key]: flow }
    show()
  }
  const begin = (entry: RouterEntry) => {
    const { key, view, data } = entry
    const name = loader.holding(view)
    if (name === null) return
    missing.delete(key)
    const own = Symbol(key)
    beginnings.set(key, own)
    const isMeant = () => isWanted(key) && beginnings.get(key) === own
    loader
      .byName(name)
      .then((flow) => {
        if (isMeant()) keep(key, run(flow, data))
      })
      .catch((error) => {
        if (!isMeant()) return
        missing.set(key, entry)
        keep(key, failed(name, error))
      })
  }
  const rootsOf = (entries: readonly RouterEntry[]): Roots => {
    const found: Roots = new Map()
    entries.forEach(({ key, view }, place) => {
      const below = entries[place - 1]
      const goesOn =
        below !== undefined &&
        loader.isInner(view) &&
        loader.holding(below.view) === loader.holding(view)
      found.set(key, { view, root: (goesOn && found.get(below.key)?.root) || key })
    })
    return found
  }
  return {
    store,
    sync() {
      const { router, modal } = state()
      const entries = modal.phase === 'open' ? router.entries : []
      const before = roots
      roots = rootsOf(entries)
      for (const [key, flow] of Object.entries(running)) if (!isWanted(key)) flow.stop()
      running = Object.fromEntries(Object.entries(running).filter(([key]) => isWanted(key)))
      for (const [key, { view, root }] of before) {
        const flow = running[root]
        if (flow !== undefined && !roots.has(key)) leave(flow, view)
      }
      for (const key of beginnings.keys()) if (!isWanted(key)) beginnings.delete(key)
      for (const entry of entries) if (!before.has(entry.key) && isWanted(entry.key)) begin(entry)
      // while the modal fades out what it held is still drawn
      if (modal.phase === 'closing') store.changed()
      else show()
    },
    renew() {
      for (const [key, entry] of [...missing]) {
        if (isWanted(key)) begin(entry)
        else missing.delete(key)
      }
    },
    stop() {
      roots = new Map()
      for (const flow of Object.values(running)) flow.stop()
      store.stop()
    },
  }
}
