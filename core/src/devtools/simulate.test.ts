import { describe, expect, test } from 'vitest'
import { and, assign, emit, fromPromise, setup } from 'xstate'
import { availableChoices, dryRun, runningActors } from './choices.ts'
import { startSimulation, stepSimulation } from './simulate.ts'

const neverStarted = fromPromise<number>(() => {
  throw new Error('A simulation must not start actors')
})

/** A machine that fetches a page with at most two retries, in parallel with a blinking lamp. */
const machine = setup({
  types: {} as {
    context: { tries: number; page: number | null }
    input: { tries: number }
    events: { type: 'retry' } | { type: 'cancel' } | { type: 'note'; text: string }
    emitted: { type: 'page.shown'; page: number }
  },
  guards: {
    canRetry: ({ context }) => context.tries < 2,
    isReady: () => true,
    isLong: ({ event }) => event.type === 'note' && event.text.length > 3,
  },
  delays: { timeout: 1_000, blink: 200 },
  actors: { fetchPage: neverStarted },
}).createMachine({
  id: 'pages',
  context: ({ input }) => ({ tries: input.tries, page: null }),
  type: 'parallel',
  states: {
    page: {
      initial: 'routing',
      on: { cancel: '.cancelled', note: { guard: 'isLong' } },
      states: {
        routing: { always: 'loading' },
        loading: {
          invoke: {
            id: 'fetchPage',
            src: 'fetchPage',
            onDone: {
              target: 'shown',
              actions: [
                assign({ page: ({ event }) => event.output }),
                emit(({ event }) => ({ type: 'page.shown', page: event.output })),
              ],
            },
            onError: 'failed',
          },
          after: { timeout: 'failed' },
        },
        failed: {
          on: {
            retry: {
              guard: and(['canRetry', 'isReady']),
              target: 'loading',
              actions: assign({ tries: ({ context }) => context.tries + 1 }),
            },
          },
        },
        shown: {},
        cancelled: {},
      },
    },
    lamp: {
      initial: 'dark',
      states: { dark: { after: { blink: 'bright' } }, bright: { after: { blink: 'dark' } } },
    },
  },
})

const start = (tries = 0) => startSimulation(machine, { tries })
const labels = (state: ReturnType<typeof start>) =>
  availableChoices(state).map(({ label, due }) => (due === null ? label : `${label} (${due} ms)`))

describe('simulation', () => {
  test('startSimulation runs no actor and returns the taken eventless transitions', () => {
    const first = start()
    expect(first.snapshot.value).toEqual({ page: 'loading', lamp: 'dark' })
    expect(first.taken).toEqual(['pages.page.routing --always[0]--> pages.page.loading'])
    expect([first.time, runningActors(first)]).toEqual([0, ['fetchPage']])
  })

  test('availableChoices returns accepted events, actor results, and delays by due time', () => {
    expect(labels(start())).toEqual([
      'done: fetchPage',
      'error: fetchPage',
      'cancel',
      'note',
      'after blink (200 ms)',
      'after timeout (1000 ms)',
    ])
    const [, , cancel] = availableChoices(start())
    expect(cancel).toMatchObject({ kind: 'event', type: 'cancel', actor: null })
    const [done] = availableChoices(start())
    expect(done).toMatchObject({
      kind: 'done',
      actor: 'fetchPage',
      edges: [{ key: expect.stringContaining('pages.page.shown') }],
    })
  })

  test('stepSimulation applies the result of an actor, returns emitted events and keeps the previous state', () => {
    const before = start()
    const after = stepSimulation(before, { type: 'xstate.done.actor.fetchPage', output: 7 })
    expect(after.snapshot.context).toEqual({ tries: 0, page: 7 })
    expect(after.emitted).toEqual([{ type: 'page.shown', page: 7 }])
    expect(after.taken).toEqual([
      'pages.page.loading --xstate.done.actor.fetchPage[0]--> pages.page.shown',
    ])
    expect([before.snapshot.value, before.emitted]).toEqual([{ page: 'loading', lamp: 'dark' }, []])
    expect(labels(after)).toEqual(['cancel', 'note', 'after blink (200 ms)'])
  })

  test('stepSimulation with a delay advances the time of all delays', () => {
    const [blink] = availableChoices(start()).filter(({ kind }) => kind === 'after')
    const bright = stepSimulation(start(), { type: blink?.type ?? '' })
    expect([bright.time, bright.snapshot.value]).toEqual([200, { page: 'loading', lamp: 'bright' }])
    expect(labels(bright)).toContain('after blink (200 ms)')
    expect(labels(bright)).toContain('after timeout (800 ms)')
    const cancelled = stepSimulation(bright, { type: 'cancel' })
    expect(labels(cancelled)).not.toContain('after timeout (800 ms)')
  })

  test('stepSimulation with a delay that was due earlier does not set back the time', () => {
    const late = stepSimulation(start(), { type: 'xstate.after.timeout.pages.page.loading' })
    expect(late.time).toBe(1_000)
    const blinked = stepSimulation(late, { type: 'xstate.after.blink.pages.lamp.dark' })
    expect([blinked.time, blinked.snapshot.value]).toEqual([
      1_000,
      { page: 'failed', lamp: 'bright' },
    ])
  })

  test('dryRun returns the status `nothing` if all guards are false, and availableChoices names the guards', () => {
    const failed = (tries: number) =>
      stepSimulation(start(tries), { type: 'xstate.error.actor.fetchPage', error: new Error('No') })
    const [retry] = availableChoices(failed(2))
    expect(retry?.edges.map(({ guard }) => guard)).toEqual(['and(canRetry, isReady)'])
    expect(dryRun(failed(2), { type: 'retry' }).status).toBe('nothing')
    expect(dryRun(failed(0), { type: 'retry' }).status).toBe('moved')
    expect(dryRun(start(), { type: 'note', text: 'Hm' }).status).toBe('nothing')
    expect(dryRun(start(), { type: 'note', text: 'Well then' })).toMatchObject({
      status: 'moved',
    })
  })

  test('dryRun returns the message of an error that a guard throws', () => {
    expect(dryRun(start(), { type: 'note' })).toMatchObject({
      status: 'thrown',
      problem: expect.stringContaining('isLong'),
    })
  })

  test('availableChoices of a final state is empty, and startSimulation throws for an invalid input', () => {
    const short = setup({}).createMachine({
      id: 'short',
      initial: 'ended',
      states: { ended: { type: 'final' } },
    })
    expect(availableChoices(startSimulation(short, undefined))).toEqual([])
    expect(() => startSimulation(machine, undefined)).toThrow(TypeError)
  })
})
