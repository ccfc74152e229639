import type { RunningFlow } from '../contracts/flow.ts'
import type { KitState } from '../contracts/kit-state.ts'
import type { Tell } from '../contracts/tell.ts'
import type { CaipNetworkId } from '../domain/caip.ts'
import type { Namespace } from '../domain/namespace.ts'
import type { KitWorld } from './create-world.ts'
import type { FlowName } from './flow-registry.ts'
import type { Ended } from './flow-runner.ts'
import type { Standing } from './standing.ts'

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
