import type { ViewName } from '../../domain/routing/view-name.ts'
import { flows } from '../../flows/list.generated.ts'
import { type Lazy, lazy } from '../../platform/lazy.ts'
import type { AnyHandle } from '../../protocol/flow.ts'

type Handle<Code> = { id: string; load(): Promise<Readonly<Record<string, Code>>> }
export type FlowLoader = {
  /** The code of a flow, which loads once per kit. */
  code<Code>(flow: Handle<Code>): Lazy<Code>
  /** The flow that runs the view. Null if the view has no flow. */
  flowOf(view: ViewName): AnyHandle | null
}

export function createFlowLoader(): FlowLoader {
  const codes = new WeakMap<object, Lazy<unknown>>()
  return {
    code<Code>(flow: Handle<Code>) {
      const code =
        codes.get(flow) ??
        lazy(
          () => flow.load(),
          (module) => module[flow.id] as Code,
        )
      codes.set(flow, code)
      return code as Lazy<Code>
    },
    flowOf: (view) => flows.find(({ views }) => views.includes(view)) ?? null,
  }
}
