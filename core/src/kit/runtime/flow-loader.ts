import type { ViewName } from '../../domain/routing/view-name.ts'
import { flows } from '../../flows/list.generated.ts'
import { lazy } from '../../platform/lazy.ts'
import type { AnyHandle } from '../../protocol/flow.ts'

export type FlowLoader = {
  /** Imports the code of a flow once per kit, with `lazy()`. */
  load<Code>(flow: { id: string; load(): Promise<Code> }): Promise<Code>
  /** The flow that runs the view. Null if the view has no flow. */
  flowOf(view: ViewName): AnyHandle | null
}

export function createFlowLoader(): FlowLoader {
  const loaders = new WeakMap<object, () => Promise<unknown>>()
  return {
    load<Code>(flow: { id: string; load(): Promise<Code> }) {
      // After a failed import, `lazy` imports the file, which exports the flow under its id.
      const load =
        loaders.get(flow) ??
        lazy(
          () => flow.load(),
          (code) => (Object(code)[flow.id]?.machine ? Object(code)[flow.id] : code),
        )
      loaders.set(flow, load)
      return load() as Promise<Code>
    },
    flowOf: (view) => flows.find(({ views }) => views.includes(view)) ?? null,
  }
}
