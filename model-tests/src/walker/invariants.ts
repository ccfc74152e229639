import type { AnyActorRef } from 'xstate'
import { assertEqual, assertTrue } from './check.ts'
import type { ModelRun } from './machine-model.ts'
import { flush } from './model-run.ts'

/** Invariants of every machine after every step. */
export function checkRunning(play: ModelRun): void {
  const { calls, channels, clock } = play.world
  const snapshot = play.snapshot()
  const actors: Record<string, AnyActorRef | undefined> = snapshot.children
  const children = Object.values(actors).filter((child) => child?.getSnapshot().status === 'active')
  const requests = calls.filter((call) => !call.aborted && !call.settled)
  const open = [...requests, ...channels.filter((channel) => channel.open)]

  assertTrue(snapshot.status !== 'error', `the chart failed: ${String(snapshot.error)}`)
  // a spawned actor has its own id; its source identifies it
  assertEqual(
    children.map((child) => child?.src).sort(),
    open.map(({ src }) => src).sort(),
    'children at work are the open requests and listeners',
  )
  if (snapshot.status === 'done')
    assertEqual(
      [children.length, clock.waiting()],
      [0, 0],
      'a chart that ended has neither child nor timer',
    )
}

/** An aborted request may still settle: no state changes and no event is emitted (decision 25). */
export async function checkLateAnswers(play: ModelRun): Promise<void> {
  for (const [index, call] of play.world.abandoned().entries()) {
    const [before, told] = [play.snapshot(), play.facts.length]
    call.settle(
      index % 2 === 0 ? { ok: true, output: 'late' } : { ok: false, error: new Error('late') },
    )
    await flush()
    assertTrue(
      play.snapshot() === before && play.facts.length === told,
      `a late answer of ${call.src} changed something`,
    )
  }
}

/**
 * Everything started is stopped: requests are aborted, listeners closed, timers cleared (oracle
 * O5).
 */
export async function checkStopped(play: ModelRun): Promise<void> {
  play.actor.stop()
  const { calls, channels, clock } = play.world
  assertEqual(
    calls.filter((call) => !call.aborted && !call.settled).map(({ src }) => src),
    [],
    'requests that outlive the chart',
  )
  assertEqual(
    channels.filter(({ open }) => open).map(({ src }) => src),
    [],
    'listeners that outlive the chart',
  )
  assertEqual(clock.waiting(), 0, 'timers that outlive the chart')
  await checkLateAnswers(play)
}
