import { createActor } from 'xstate'
import type { ViewName } from '../../../../core/src/domain/routing/view-name.ts'
import type { Outcome } from '../../../../core/src/protocol/kit-state.ts'
import type { Questions, Reaction, Tell } from '../../../../core/src/protocol/messages.ts'
import { routerMachine } from '../../../../core/src/stores/router/router.machine.ts'
import { routerReactions } from '../../../../core/src/stores/router/router.reactions.ts'
import { routerState } from '../../../../core/src/stores/router/router.state.ts'
import type { RouterEvent } from '../../../../core/src/stores/router/router.types.ts'
import { type Operations, operation } from '../operation.ts'

type Step = [step: string, argument?: unknown, data?: unknown]
/** The router's reactions ask nothing of the rest of the kit. */
const unasked = {} as Questions
const outcomes = ['success', 'error', 'cancel'] as const
/** A callback of the vectors is a tell of ours; here one that says which it is. */
const saying = (message: string): Tell => ({
  to: 'toast',
  type: 'show',
  variant: 'success',
  code: null,
  message,
})

function eventOf([step, argument, data]: Step): RouterEvent {
  if (step === 'push' || step === 'replace' || step === 'reset')
    return { type: step, view: argument as ViewName, data: data ?? null }
  if (step === 'back' || step === 'backOrClose') return { type: 'back' }
  if (step === 'backTo') return { type: 'back.to', index: Number(argument) }
  if (step === 'pop') return { type: 'transaction.pop', outcome: argument as Outcome }
  if (step !== 'stack') throw new Error(`The router has no step "${step}"`)
  const tells = Object.fromEntries(
    outcomes.map((outcome) => [outcome, [saying(`${outcome}:${argument}`)]]),
  )
  return { type: 'transaction.push', outcomes: tells as Record<Outcome, Tell[]> }
}

/** Runs the production chart with its reactions, and delivers their tells as the kit does: in order, never inside a step. */
function run(steps: Step[]) {
  const router = createActor(routerMachine)
  const waiting: Tell[] = []
  const callbacks: string[] = []
  let closed = 0
  const react = <Fact>(reaction: Reaction<Fact> | 'silent', fact: Fact) => {
    if (reaction !== 'silent') waiting.push(...reaction(fact, unasked))
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
  return { ...routerState(router.getSnapshot()), callbacks, closed }
}

/** The stack of pages. */
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
