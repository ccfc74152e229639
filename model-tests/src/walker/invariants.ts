import type { AnyActorRef } from 'xstate'
import type { Play } from './chart-model.ts'
import { must, same } from './check.ts'
import { flush } from './play.ts'

/** What holds for every chart after every step. */
export function checkRunning(play: Play): void {
  const { calls, channels, clock } = play.world
  const snapshot = play.snapshot()
  const actors: Record<string, AnyActorRef | undefined> = snapshot.children
  const children = Object.values(actors).filter((child) => child?.getSnapshot().status === 'active')
  const requests = calls.filter((call) => !call.aborted && !call.settled)
  const open = [...requests, ...channels.filter((channel) => channel.open)]

  must(snapshot.status !== 'error', `the chart failed: ${String(snapshot.error)}`)
  // a spawned one has an id of its own: what counts is which actor it is
  same(
    children.map((child) => child?.src).sort(),
    open.map(({ src }) => src).sort(),
    'children at work are the open requests and listeners',
  )
  if (snapshot.status === 'done')
    same(
      [children.length, clock.waiting()],
      [0, 0],
      'a chart that ended has neither child nor timer',
    )
}

/** A request that was given up may still be answered, well or badly: nothing changes and nothing is told. */
export async function checkLateAnswers(play: Play): Promise<void> {
  for (const [index, call] of play.world.abandoned().entries()) {
    const [before, told] = [play.snapshot(), play.facts.length]
    call.settle(
      index % 2 === 0 ? { ok: true, output: 'late' } : { ok: false, error: new Error('late') },
    )
    await flush()
    must(
      play.snapshot() === before && play.facts.length === told,
      `a late answer of ${call.src} changed something`,
    )
  }
}

/** What was started is stopped: requests are aborted, listeners closed, timers gone. */
export async function checkStopped(play: Play): Promise<void> {
  play.actor.stop()
  const { calls, channels, clock } = play.world
  same(
    calls.filter((call) => !call.aborted && !call.settled).map(({ src }) => src),
    [],
    'requests that outlive the chart',
  )
  same(
    channels.filter(({ open }) => open).map(({ src }) => src),
    [],
    'listeners that outlive the chart',
  )
  same(clock.waiting(), 0, 'timers that outlive the chart')
  await checkLateAnswers(play)
}
