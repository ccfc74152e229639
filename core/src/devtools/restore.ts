import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createEmptyActor,
  transition,
} from 'xstate'
import type { Json } from '../domain/recording.ts'
import { revived } from './revive.ts'

/** A chart in the middle of its life, as it was written: with children that do nothing where it has services. Throws for a state it has not. */
export function restored(
  chart: AnyStateMachine,
  { value, context }: { value: Json; context: Json },
): AnyMachineSnapshot {
  const snapshot = chart.resolveState({ value: value as never, context: revived(context) as never })
  return withChildren(
    snapshot,
    snapshot._nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id)),
  )
}

/** One step, purely. What the chart began before it was written down is not in its snapshot: whoever is spoken to is there. */
export function stepped(
  chart: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): AnyMachineSnapshot {
  const missing: string[] = []
  for (;;) {
    try {
      return transition(chart, withChildren(snapshot, missing), event)[0]
    } catch (error) {
      const child = absent.exec(error instanceof Error ? error.message : '')?.[1]
      if (child === undefined || missing.includes(child)) throw error
      missing.push(child)
    }
  }
}

const absent = /^Unable to send event to actor '(.+)' from machine/

function withChildren(snapshot: AnyMachineSnapshot, ids: readonly string[]): AnyMachineSnapshot {
  if (ids.length === 0) return snapshot
  const children = { ...snapshot.children }
  for (const id of ids) children[id] ??= createEmptyActor()
  return { ...snapshot, children }
}
