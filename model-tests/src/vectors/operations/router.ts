import { createActor } from 'xstate'
import type { Outcome } from '../../../../core/src/protocol/kit-state.ts'
import type { Message } from '../../../../core/src/protocol/messages.ts'
import type { Queries, Reaction } from '../../../../core/src/protocol/reactions.ts'
import { routerMachine } from '../../../../core/src/stores/router/router.machine.ts'
import { routerReactions, selectRouter } from '../../../../core/src/stores/router/router.store.ts'
import type { RouterEvent } from '../../../../core/src/stores/router/router.types.ts'
import { type Operations, operation } from '../operation.ts'

type Step = [step: string, argument?: unknown, data?: unknown]
/** The reactions of the router do not use queries. */
const noQueries = {} as Queries
const outcomes = ['success', 'error', 'cancel'] as const
/** A message that stands for a callback of the vectors; its text names the callback. */
const callbackMessage = (message: string): Message => ({
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
  if (step === 'pop')
    return { type: 'transaction.pop', outcome: argument as Outcome, request: null }
  if (step !== 'stack') throw new Error(`The router has no step "${step}"`)
  const messages = Object.fromEntries(
    outcomes.map((outcome) => [outcome, [callbackMessage(`${outcome}:${argument}`)]]),
  )
  return { type: 'transaction.push', outcomes: messages as Record<Outcome, Message[]>, earlier: [] }
}

/**
 * Runs the router machine with its reactions and delivers messages as the kit does: in order, after
 * the transition.
 */
function run(steps: Step[]) {
  const router = createActor(routerMachine)
  const queue: Message[] = []
  const callbacks: string[] = []
  let closed = 0
  const react = <Emitted>(reaction: Reaction<Emitted> | 'none', event: Emitted) => {
    if (reaction !== 'none') queue.push(...reaction(event, noQueries))
  }
  router.on('stack.emptied', (event) => react(routerReactions['stack.emptied'], event))
  router.on('transaction.settled', (event) => react(routerReactions['transaction.settled'], event))
  router.start()
  for (const step of steps) {
    router.send(eventOf(step))
    for (let message = queue.shift(); message !== undefined; message = queue.shift()) {
      if (message.to === 'modal' && message.type === 'close') closed++
      if (message.to === 'toast' && message.type === 'show') callbacks.push(message.message ?? '')
      if (message.to === 'router' && message.type === 'back') router.send({ type: 'back' })
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
