import { freezeDeep } from '../../domain/frozen-copy.ts'
import type { KitState } from '../../protocol/kit-state.ts'

/**
 * The parts that the kit has created. The others contain objects of the page, its wallets and its
 * extension: data of views, connectors, requests and sessions.
 */
const ownParts = [
  'config',
  'directory',
  'accounts',
  'network',
  'modal',
  'toast',
  'alert',
  'transfers',
  'embedded',
] as const satisfies readonly (keyof KitState)[]

/**
 * Freezes the parts of the state that the kit has created, so that a page that changes a snapshot
 * does not change the context of a machine (fault V19). Returns the state.
 */
export function freezeState(state: KitState): KitState {
  for (const part of ownParts) freezeDeep(state[part])
  return state
}
