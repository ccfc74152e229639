import { assign, emit } from 'xstate'
import { formatUnits } from '../../domain/amount/amount.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'
import { codeOf, KitError } from '../../errors/kit-error.ts'
import { costsFor, maxOf, switched } from './send.amounts.ts'
import { assetsOf } from './send.assets.ts'
import { toReceiver, warningsOf } from './send.receivers.ts'
import type {
  AssetFacts,
  Checked,
  Costs,
  Found,
  Prepared,
  SendAsset,
  SendContext,
  SendEmitted,
  SendEvent,
  SendStale,
} from './send.types.ts'
import { labelOf } from './send.values.ts'

const set = (change: (context: SendContext, event: SendEvent) => Partial<SendContext>) =>
  assign<SendContext, SendEvent, undefined, SendEvent, never>(({ context, event }) =>
    change(context, event),
  )
const keep = <Given>(
  change: (context: SendContext, given: NoInfer<Given>) => Partial<SendContext>,
) =>
  assign<SendContext, SendEvent, Given, SendEvent, never>(({ context }, given) =>
    change(context, given),
  )
const tell = (fact: (context: SendContext) => SendEmitted) =>
  emit<SendContext, SendEvent, undefined, SendEvent, SendEmitted>(({ context }) => fact(context))
const say = (problem: ErrorCode) => set(() => ({ problem }))
const textIn = (event: SendEvent) => ('text' in event ? event.text : '')

const bare = {
  amount: '',
  unit: 'token',
  exact: null,
  facts: null,
  costs: null,
  problem: null,
} as const
/** What an amount was of is another token: it is gone. */
export const pick = set(({ assets }, event) =>
  event.type === 'pick'
    ? {
        ...bare,
        wanted: null,
        asset: assets.find(({ address }) => address === event.asset.address) ?? null,
      }
    : {},
)
export const keepFacts = keep<AssetFacts>(({ asset }, facts) => ({
  facts,
  asset:
    asset !== null && asset.decimals === facts.decimals
      ? { ...asset, balance: facts.balance }
      : asset,
}))
export const forgetFacts = set(() => ({ facts: null }))
export const keepCosts = keep<Costs>((_, costs) => ({ costs }))
export const forgetCosts = set((context) => ({ costs: { to: costsFor(context), reserve: null } }))
export const setAmount = set((_, event) => ({ amount: textIn(event), exact: null, problem: null }))
export const switchUnit = set((context) => switched(context))
export const useMax = set((context) => {
  const { asset } = context
  const most = maxOf(context)
  return asset === null || most === null
    ? {}
    : {
        ...{ unit: 'token', exact: null, problem: null },
        amount: formatUnits(most, asset.decimals),
      }
})
export const clearReceiver = set(() => ({ receiver: { status: 'empty', text: '' }, problem: null }))
export const typeReceiver = set((_, event) => ({
  receiver: { status: 'resolving', text: textIn(event).trim() },
  problem: null,
}))
export const keepFound = keep<Found>(({ receiver }, found) => ({
  receiver: toReceiver(receiver.text, found),
}))
export const refuseReceiver = keep<{ error: unknown }>(({ receiver: { text } }, { error }) => ({
  receiver: { status: 'invalid', text, problem: codeOf(error) },
}))
/** The new address is shown; nobody agreed to it yet. */
export const keepElsewhere = keep<Found>(({ receiver }, found) => ({
  receiver: toReceiver(receiver.text, found),
  problem: 'send/name-changed',
}))

export const sayIncomplete = say('send/amount-or-receiver-missing')
export const sayTokenMissing = say('send/token-missing')
export const sayChanged = say('send/changed')
export const sayTimedOut = say('kit/timed-out')
export const sayUnsupported = say('send/unsupported-chain')
const problems: { [Label in ReturnType<typeof labelOf>]: ErrorCode } = {
  preview: 'send/decimals-mismatch',
  'address-invalid': 'send/address-invalid',
  'address-missing': 'send/amount-or-receiver-missing',
  'funds-insufficient': 'send/funds-insufficient',
  'amount-missing': 'send/amount-or-receiver-missing',
  'value-incorrect': 'send/amount-invalid',
  'token-missing': 'send/token-missing',
  'amount-invalid': 'send/amount-invalid',
  'amount-too-fine': 'send/amount-too-fine',
  resolving: 'send/amount-or-receiver-missing',
}
export const sayWhy = set((context) => ({ problem: problems[labelOf(context)] }))
export const sayError = keep<{ error: unknown }>((_, { error }) => ({ problem: codeOf(error) }))
export const hush = set(() => ({ problem: null }))

export const keepPrepared = keep<Prepared>((context, answer) => ({
  ...{
    prepared: answer.prepared,
    review: answer.prepared?.review ?? null,
    accepted: [],
    problem: null,
  },
  warnings: warningsOf(context, answer),
}))
/** What was reviewed before is nothing to hand over any more: another review needs another consent. */
export const forgetReview = set(() => ({
  review: null,
  prepared: null,
  warnings: [],
  accepted: [],
  id: '',
}))
export const accept = set(({ accepted }, event) =>
  event.type === 'accept' ? { accepted: [...accepted, event.warning] } : {},
)
/** What goes to the wallet: what was reviewed, or the same made anew. */
export const keepChecked = keep<Checked>(({ prepared, review }, { id, renewed }) => ({
  ...{ id, problem: null, prepared: renewed ?? prepared },
  review: renewed?.review ?? review,
}))
export const keepHash = set((_, event) => ('hash' in event ? { hash: event.hash } : {}))
export const keepCode = set((_, event) => ('code' in event ? { problem: event.code } : {}))
export const beginAgain = set(() => ({
  ...bare,
  ...{ asset: null, wanted: null, open: null, receiver: { status: 'empty', text: '' } },
}))

const moved = (code: SendStale) => set(() => ({ moved: code }))
export const noteAccount = moved('send/account-changed')
export const noteNetwork = moved('send/network-changed')
export const noteMoved = keep<{ error: unknown }>((_, { error }) => ({
  moved: codeOf(error) === 'send/account-changed' ? 'send/account-changed' : 'send/network-changed',
}))
export const setHoldings = set(({ asset, wanted, network }, event) => {
  if (event.type !== 'holdings.settled') return {}
  const list = assetsOf(event, network)
  const isWanted = ({ address }: SendAsset) =>
    address !== null && address.toLowerCase() === wanted?.toLowerCase()
  return { ...list, loading: false, asset: asset ?? list.assets.find(isWanted) ?? null }
})

export const tellWanted = tell(({ namespace }) => ({ type: 'holdings.requested', namespace }))
export const tellReady = tell(() => ({ type: 'review.ready' }))
export const tellLeft = tell(() => ({ type: 'review.closed' }))
export const tellStale = tell(({ moved }) => ({
  type: 'send.outdated',
  code: moved ?? 'send/account-changed',
}))
export const tellTransfer = tell(({ id, connectorId, network, prepared }) => {
  if (prepared === null) throw new KitError('send/changed')
  return { type: 'submit.requested', id, connectorId, network, prepared }
})
export const tellAnother = tell(({ id }) => ({ type: 'transfer.detached', id }))
