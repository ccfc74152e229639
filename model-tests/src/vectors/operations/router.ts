import { createActor } from 'xstate'
import type { Outcome } from '../../../../core/src/protocol/kit-state.ts'
import type { Message } from '../../../../core/src/protocol/messages.ts'
import type { Queries, Reaction } from '../../../../core/src/protocol/reactions.ts'
import { routerMachine } from '../../../../core/src/stores/router/router.machine.ts'
import { routerReactions } from '../../../../core/src/stores/router/router.reactions.ts'
import { selectRouter } from '../../../../core/src/stores/router/router.store.ts'
import type { RouterEvent } from '../../../../core/src/stores/router/router.types.ts'
import { type Operations, operation } from '../operation.ts'

type Step = [step: string, argument?: unknown, data?: unknown]
/** The router's reactions make no query. */
const unasked = {} as Queries
const outcomes = ['success', 'error', 'cancel'] as const
/** Message that stands for a callback of the vectors and names it. */
const saying = (message: string): Message => ({
  to: 'toast',
  type: 'show',
  variant: 'success',
  code: null,
  message,
})

function eventOf([step, argument, data]: Step): RouterEvent {
  if (step === 'push' || step === 'replace' || step === 'reset')
    return { type: step, view: argument, data: data ?? null } as RouterEvent
  if (step === 'back' || step === 'backOrClose') return { type: 'back' }
  if (step === 'backTo') return { type: 'back.to', index: Number(argument) }
  if (step === 'pop') return { type: 'transaction.pop', outcome: argument as Outcome }
  if (step !== 'stack') throw new Error(`The router has no step "${step}"`)
  const tells = Object.fromEntries(
    outcomes.map((outcome) => [outcome, [saying(`${outcome}:${argument}`)]]),
  )
  return { type: 'transaction.push', outcomes: tells as Record<Outcome, Message[]> }
}

/**
 * Runs the router machine with its reactions and delivers messages as the kit does: in order, after
 * the transition.
 */
function run(steps: Step[]) {
  const router = createActor(routerMachine)
  const waiting: Message[] = []
  const callbacks: string[] = []
  let closed = 0
  const react = <Fact>(reaction: Reaction<Fact> | 'none', fact: Fact) => {
    if (reaction !== 'none') waiting.push(...reaction(fact, unasked))
  }
  router.on('stack.emptied', (fact) => react(routerReactions['stack.emptied'], fact))
  router.on('transaction.settled', (fact) => react(routerReactions['transaction.settled'], fact))
  router.start()
  for (const step of steps) {
    router.send(eventOf(step))
    for (let tell = waiting.shift(); tell !== undefined; tell = waiting.shift()) {
      if (tell.to === 'modal' && tell.type === 'close') closed++
      if (tell.to === 'toast' && tell.type === 'show') callbacks.push(tell.message ?? '')
      if (tell.to === 'router' && tell.type === 'back') router.send({ type: 'back' })
    }
  }
  return { ...selectRouter(router.getSnapshot()), callbacks, closed }
}

/** Operations on the view stack. */
export const routerOperations: Operations = {
  'router.run': operation(({ steps }: { steps: Step[] }) => {
    const { entry, entries, transactions, callbacks, closed } = run(steps)
    return {
      view: entry.view,
      history: entries.map(({ view }) => view),
      closed,
      data: entry.data,
      callbacks: callbacks.length > 0 ? callbacks : null,
      stackSize: steps.some(([step]) => step === 'stack') ? transactions : null,
    }
  }),
}
