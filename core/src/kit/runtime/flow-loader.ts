import type { ViewName } from '../../domain/routing/view-name.ts'
import { lazy } from '../../platform/lazy.ts'
import type { AnyFlow } from '../../protocol/flow.ts'
import { type FlowEntry, type FlowName, flowRegistry } from './flow-registry.ts'

export type FlowLoader = {
  load(name: FlowName): Promise<AnyFlow>
  /** The flow that runs the view. Null if the view has no flow. */
  flowOf(view: ViewName): FlowName | null
  /** Whether the view uses the flow of the entry below it. */
  isNested(view: ViewName): boolean
}

/** The registry as a type by name, which checks that each module exports the flow of its name. */
const flows: {
  readonly [Name in FlowName]: FlowEntry & { code(): Promise<Readonly<Record<Name, AnyFlow>>> }
} = flowRegistry

const loaderOf = <Name extends FlowName>(name: Name): (() => Promise<AnyFlow>) =>
  lazy<Readonly<Record<Name, AnyFlow>>, AnyFlow>(flows[name].code, (module) => module[name])

/** Creates a loader that imports the code of each flow once per kit, with `lazy()`. */
export function createFlowLoader(): FlowLoader {
  const loaders = new Map<FlowName, () => Promise<AnyFlow>>()
  return {
    load(name) {
      const load = loaders.get(name) ?? loaderOf(name)
      loaders.set(name, load)
      return load()
    },
    flowOf(view) {
      for (const [name, { views }] of Object.entries<FlowEntry>(flowRegistry))
        if (views.includes(view)) return name as FlowName
      return null
    },
    isNested: (view) =>
      Object.values<FlowEntry>(flowRegistry).some(
        ({ nested, views }) => nested && views.indexOf(view) > 0,
      ),
  }
}
