import type { AnyStateMachine } from 'xstate'
import { inventory } from './inventory.ts'

/** The 32-bit FNV-1a hash of a machine's inventory (its states and transitions), in hex. */
export function fingerprintOf(machine: AnyStateMachine): string {
  let hash = 0x811c9dc5
  for (const character of inventory(machine))
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
