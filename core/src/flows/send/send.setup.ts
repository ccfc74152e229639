import { fromPromise, setup } from 'xstate'
import { limits } from '../../domain/constants.ts'
import { notProvided } from '../../errors/not-provided.ts'
import * as actions from './send.actions.ts'
import type * as C from './send.chart.types.ts'
import * as guards from './send.guards.ts'
import type { SendFact, SendInput, SendOutput } from './send.types.ts'
import { severalAnswers } from './send.values.ts'

/** The words that the drawing is made of; it has several parts, a file each. */
export const sendSetup = setup({
  types: {} as {
    context: C.SendContext
    events: C.SendEvent
    emitted: SendFact
    input: SendInput
    output: SendOutput
    tags: 'person' | 'busy'
  },
  guards,
  delays: {
    apiAnswer: limits.apiAnswer,
    receiverDebounce: limits.receiverDebounce,
    severalAnswers,
  },
  actors: {
    readAsset: fromPromise<C.AssetFacts, C.ReadAsset>(notProvided),
    readCosts: fromPromise<C.Costs, C.ReadCosts>(notProvided),
    resolveReceiver: fromPromise<C.Found, C.ResolveReceiver>(notProvided),
    prepare: fromPromise<C.Prepared, C.Prepare>(notProvided),
    check: fromPromise<C.Checked, C.Check>(notProvided),
  },
  actions,
})
