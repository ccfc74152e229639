import { describe, expect, test } from 'vitest'
import { and, assign, emit, fromPromise, setup } from 'xstate'
import { choicesAt, servicesAt, tryByHand } from './choices.ts'
import { beginByHand, stepByHand } from './simulate.ts'

const neverRun = fromPromise<number>(() => {
  throw new Error('A service ran')
})

/** Fetches a page, retried twice at most, in a corner that counts time beside it. */
const chart = setup({
  types: {} as {
    context: { tries: number; page: number | null }
    input: { tries: number }
    events: { type: 'retry' } | { type: 'cancel' } | { type: 'note'; text: string }
    emitted: { type: 'page.shown'; page: number }
  },
  guards: {
    mayTry: ({ context }) => context.tries < 2,
    isReady: () => true,
    isLong: ({ event }) => event.type === 'note' && event.text.length > 3,
  },
  delays: { answer: 1_000, blink: 200 },
  actors: { fetchPage: neverRun },
}).createMachine({
  id: 'pages',
  context: ({ input }) => ({ tries: input.tries, page: null }),
  type: 'parallel',
  states: {
    page: {
      initial: 'weighing',
      on: { cancel: '.given', note: { guard: 'isLong' } },
      states: {
        weighing: { always: 'asking' },
        asking: {
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
          after: { answer: 'failed' },
        },
        failed: {
          on: {
            retry: {
              guard: and(['mayTry', 'isReady']),
              target: 'asking',
              actions: assign({ tries: ({ context }) => context.tries + 1 }),
            },
          },
        },
        shown: {},
        given: {},
      },
    },
    lamp: {
      initial: 'dark',
      states: { dark: { after: { blink: 'bright' } }, bright: { after: { blink: 'dark' } } },
    },
  },
})

const begin = (tries = 0) => beginByHand(chart, { tries })
const offered = (moment: ReturnType<typeof begin>) =>
  choicesAt(moment).map(({ label, due }) => (due === null ? label : `${label} (${due} ms)`))

describe('a chart stepped by hand', () => {
  test('begins with its input, without running a service, and says which ways it went by itself', () => {
    const first = begin()
    expect(first.snapshot.value).toEqual({ page: 'asking', lamp: 'dark' })
    expect(first.taken).toEqual(['pages.page.weighing --always[0]--> pages.page.asking'])
    expect([first.at, servicesAt(first)]).toEqual([0, ['fetchPage']])
  })

  test('offers what the active states hear, what may come of each service, and the delays in the order they are due', () => {
    expect(offered(begin())).toEqual([
      'done: fetchPage',
      'error: fetchPage',
      'cancel',
      'note',
      'after blink (200 ms)',
      'after answer (1000 ms)',
    ])
    const [, , cancel] = choicesAt(begin())
    expect(cancel).toMatchObject({ kind: 'event', type: 'cancel', service: null })
    const [done] = choicesAt(begin())
    expect(done).toMatchObject({
      kind: 'done',
      service: 'fetchPage',
      edges: [{ key: expect.stringContaining('pages.page.shown') }],
    })
  })

  test('takes what a service is said to have answered, tells the facts and keeps the moment before as it was', () => {
    const before = begin()
    const after = stepByHand(before, { type: 'xstate.done.actor.fetchPage', output: 7 })
    expect(after.snapshot.context).toEqual({ tries: 0, page: 7 })
    expect(after.facts).toEqual([{ type: 'page.shown', page: 7 }])
    expect(after.taken).toEqual([
      'pages.page.asking --xstate.done.actor.fetchPage[0]--> pages.page.shown',
    ])
    expect([before.snapshot.value, before.facts]).toEqual([{ page: 'asking', lamp: 'dark' }, []])
    expect(offered(after)).toEqual(['cancel', 'note', 'after blink (200 ms)'])
  })

  test('lets time pass with a delay: the others come nearer, what was left stops, and what begins anew is due later', () => {
    const [blink] = choicesAt(begin()).filter(({ kind }) => kind === 'after')
    const bright = stepByHand(begin(), { type: blink?.type ?? '' })
    expect([bright.at, bright.snapshot.value]).toEqual([200, { page: 'asking', lamp: 'bright' }])
    expect(offered(bright)).toContain('after blink (200 ms)')
    expect(offered(bright)).toContain('after answer (800 ms)')
    const given = stepByHand(bright, { type: 'cancel' })
    expect(offered(given)).not.toContain('after answer (800 ms)')
  })

  test('a delay that is let through early brings no time back', () => {
    const late = stepByHand(begin(), { type: 'xstate.after.answer.pages.page.asking' })
    expect(late.at).toBe(1_000)
    const blinked = stepByHand(late, { type: 'xstate.after.blink.pages.lamp.dark' })
    expect([blinked.at, blinked.snapshot.value]).toEqual([
      1_000,
      { page: 'failed', lamp: 'bright' },
    ])
  })

  test('trying says that nothing would happen where the guards say no, and names them', () => {
    const failed = (tries: number) =>
      stepByHand(begin(tries), { type: 'xstate.error.actor.fetchPage', error: new Error('No') })
    const [retry] = choicesAt(failed(2))
    expect(retry?.edges.map(({ guard }) => guard)).toEqual(['and(mayTry, isReady)'])
    expect(tryByHand(failed(2), { type: 'retry' }).status).toBe('nothing')
    expect(tryByHand(failed(0), { type: 'retry' }).status).toBe('moved')
    expect(tryByHand(begin(), { type: 'note', text: 'Hm' }).status).toBe('nothing')
    expect(tryByHand(begin(), { type: 'note', text: 'Well then' })).toMatchObject({
      status: 'moved',
    })
  })

  test('a payload that the chart cannot read is said in its own words, and changes nothing', () => {
    expect(tryByHand(begin(), { type: 'note' })).toMatchObject({
      status: 'thrown',
      problem: expect.stringContaining('isLong'),
    })
  })

  test('a chart that has ended offers nothing, and an input that it cannot read is thrown', () => {
    const short = setup({}).createMachine({
      id: 'short',
      initial: 'over',
      states: { over: { type: 'final' } },
    })
    expect(choicesAt(beginByHand(short, undefined))).toEqual([])
    expect(() => beginByHand(chart, undefined)).toThrow(TypeError)
  })
})
