import type { ViewName } from '../../domain/routing/view-name.ts'
import type { AnyFlow } from '../../protocol/flow.ts'
import { type FlowEntry, type FlowName, flowRegistry } from './flow-registry.ts'

export type FlowLoader = {
  byName(name: FlowName): Promise<AnyFlow>
  holding(view: ViewName): FlowName | null
  isInner(view: ViewName): boolean
}

/** Each flow's code once per kit; what did not load is asked for a second time at once, and again at the next call (fault case P4). */
export function createFlowLoader(): FlowLoader {
  const loads = new Map<FlowName, Promise<AnyFlow>>()
  const attempts = new Map<FlowName, number>()
  return {
    byName(name) {
      const entry: FlowEntry = flowRegistry[name]
      const next = () => {
        const attempt = attempts.get(name) ?? 0
        attempts.set(name, attempt + 1)
        return entry.load(attempt)
      }
      const load = loads.get(name) ?? next().catch(next)
      loads.set(name, load)
      load.catch(() => loads.delete(name))
      return load
    },
    holding(view) {
      for (const [name, { views }] of Object.entries<FlowEntry>(flowRegistry))
        if (views.includes(view)) return name as FlowName
      return null
    },
    isInner: (view) =>
      Object.values<FlowEntry>(flowRegistry).some(({ inner }) => inner?.includes(view)),
  }
}
