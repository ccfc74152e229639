import type { AnyStateMachine } from 'xstate'
import { inventory } from './inventory.ts'

/** A short name of a chart's drawing: the same states and transitions, the same name (FNV-1a, 32 bits, of its inventory). */
export function fingerprintOf(machine: AnyStateMachine): string {
  let hash = 0x811c9dc5
  for (const letter of inventory(machine))
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
