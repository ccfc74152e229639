import type { AnyActorRef } from 'xstate'
import { assertEqual, assertTrue } from './check.ts'
import type { ModelRun } from './machine-model.ts'
import { flush } from './model-run.ts'

/**
 * Checks the invariants of every machine after a step: no error, no child actor without an open
 * request or channel, and no child or timer in a final state.
 */
export function checkRunning(run: ModelRun): void {
  const { requests, channels, clock } = run.environment
  const snapshot = run.snapshot()
  const actors: Record<string, AnyActorRef | undefined> = snapshot.children
  const children = Object.values(actors).filter((child) => child?.getSnapshot().status === 'active')
  const pending = requests.filter((request) => !request.aborted && !request.settled)
  const open = [...pending, ...channels.filter((channel) => channel.open)]

  assertTrue(snapshot.status !== 'error', `the machine threw: ${String(snapshot.error)}`)
  // Compares sources: the id of a spawned actor is not its source.
  assertEqual(
    children.map((child) => child?.src).sort(),
    open.map(({ src }) => src).sort(),
    'the active child actors are the open requests and channels',
  )
  if (snapshot.status === 'done')
    assertEqual(
      [children.length, clock.pendingTimers()],
      [0, 0],
      'a machine that is done has no child actor and no timer',
    )
}

/** Settles every aborted request: the state must not change, no event be emitted (decision 25). */
export async function checkLateAnswers(run: ModelRun): Promise<void> {
  for (const [index, request] of run.environment.abandoned().entries()) {
    const [before, emittedBefore] = [run.snapshot(), run.allEmitted.length]
    request.settle(
      index % 2 === 0 ? { ok: true, output: 'late' } : { ok: false, error: new Error('late') },
    )
    await flush()
    assertTrue(
      run.snapshot() === before && run.allEmitted.length === emittedBefore,
      `a late result of ${request.src} changed the state or emitted an event`,
    )
  }
}

/**
 * Stops the machine. Its requests must be aborted, its channels closed and its timers cleared
 * (oracle O5).
 */
export async function checkStopped(run: ModelRun): Promise<void> {
  run.actor.stop()
  const { requests, channels, clock } = run.environment
  assertEqual(
    requests.filter(({ aborted, settled }) => !aborted && !settled).map(({ src }) => src),
    [],
    'pending requests after the machine stopped',
  )
  assertEqual(
    channels.filter(({ open }) => open).map(({ src }) => src),
    [],
    'open channels after the machine stopped',
  )
  assertEqual(clock.pendingTimers(), 0, 'pending timers after the machine stopped')
  await checkLateAnswers(run)
}
