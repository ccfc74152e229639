import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  transition,
} from 'xstate'
import type { Json } from '../domain/recording.ts'
import { deserialize } from './deserialize.ts'

/**
 * Restores a recorded state of a machine, with empty actors in place of the invoked ones. Throws if
 * the machine does not have the state.
 */
export function restoreSnapshot(
  machine: AnyStateMachine,
  { value, context }: { value: Json; context: Json },
): AnyMachineSnapshot {
  const snapshot = machine.resolveState({
    value: value as never,
    context: deserialize(context) as never,
  })
  return withChildren(
    snapshot,
    snapshot._nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id)),
  )
}

/**
 * Computes one pure step. A restored snapshot lacks the children that the machine had spawned, so
 * children to which the machine sends a message are added as empty actors.
 */
export function stepSnapshot(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): AnyMachineSnapshot {
  const missing: string[] = []
  for (;;) {
    try {
      return transition(machine, withChildren(snapshot, missing), event)[0]
    } catch (error) {
      const child = missingChild.exec(error instanceof Error ? error.message : '')?.[1]
      if (child === undefined || missing.includes(child)) throw error
      missing.push(child)
    }
  }
}

const missingChild = /^Unable to send event to actor '(.+)' from machine/

function withChildren(snapshot: AnyMachineSnapshot, ids: readonly string[]): AnyMachineSnapshot {
  if (ids.length === 0) return snapshot
  const children = { ...snapshot.children }
  for (const id of ids) children[id] ??= createEmptyActor()
  return { ...snapshot, children }
}
