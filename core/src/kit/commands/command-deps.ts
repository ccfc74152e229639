import type { CaipNetworkId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { RunningFlow } from '../../protocol/flow.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { Tell } from '../../protocol/messages.ts'
import type { KitWorld } from '../deps/create-deps.ts'
import type { FlowName } from '../runtime/flow-registry.ts'
import type { Ended } from '../runtime/flow-runner.ts'
import type { Standing } from '../runtime/stores.ts'

/** What commands are made of. */
export type CommandParts = {
  state(): KitState
  standing: Standing
  world: KitWorld
  tell(tell: Tell): void
  /** Runs a flow that no view holds; `onFact` hears what it tells. */
  begin(
    name: FlowName,
    data: unknown,
    hooks: { onFact?(fact: { type: string }): void; onEnd?(end: Ended): void },
  ): Promise<RunningFlow>
  /** Resolves when `is` holds. */
  until(is: (state: KitState) => boolean): Promise<void>
}
/** An account that may be asked something. */
export type Connected = {
  namespace: Namespace
  connectorId: string
  address: string
  caipNetworkId: CaipNetworkId | null
}
