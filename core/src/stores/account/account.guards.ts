import type { Account } from '../../domain/account/account.ts'
import { isKitError } from '../../errors/kit-error.ts'
import type { About, AccountContext, AccountEvent, Holdings } from './account.types.ts'
import { networkOf, typeOf } from './account.values.ts'

type Args = { context: AccountContext; event: AccountEvent }

export const isReconnecting = ({ event }: Args) =>
  event.type === 'attempt.start' && event.status === 'reconnecting'
/** The wallet is on a network the page configured: only there may anything be read (fault case K4). */
export const isOnConfigured = ({ context }: Args) => networkOf(context) !== null
export const hasNoAccounts = ({ event }: Args) =>
  event.type === 'accounts.changed' && event.accounts.length === 0
const areSame = (some: readonly Account[], others: readonly Account[]) =>
  some.length === others.length &&
  some.every(({ address }, index) => address === others[index]?.address)
/** The very list that is known: nothing changed, whichever of it is selected. */
export const isSameList = ({ context, event }: Args) =>
  event.type === 'accounts.changed' && areSame(event.accounts, context.accounts)
export const isOther = ({ context, event }: Args) =>
  event.type === 'address.select' &&
  event.address !== context.address &&
  context.accounts.some(({ address }) => address === event.address)
/** An account of another kind: payments and ordinals, say. */
export const isOtherKind = (args: Args) =>
  isOther(args) &&
  args.event.type === 'address.select' &&
  typeOf(args.context, args.event.address) !== typeOf(args.context, args.context.address)
/** On another network the accounts may be written differently. */
export const isRewritten = ({ context, event }: Args) =>
  event.type === 'chain.changed' &&
  event.accounts !== undefined &&
  !areSame(event.accounts, context.accounts)
export const isSameChain = (args: Args) =>
  'caipNetworkId' in args.event &&
  args.event.caipNetworkId === args.context.caipNetworkId &&
  !isRewritten(args)
/** Also what is fresh is to be read. */
export const isForced = ({ event }: Args) => 'forced' in event && event.forced
/** Not everything was to be had. */
export const isPartial = (_: unknown, { identity, smartAccountDeployed }: About) =>
  identity === null || smartAccountDeployed === null
/** What was listed, or why it was not. */
export const isPaused = (_: unknown, { status }: Holdings) => status === 'paused'
export const isUnsupported = (_: unknown, { status }: Holdings) => status === 'unsupported'
export const isUnserved = (_: unknown, { status }: Holdings) => status === 'unserved'
export const isRefused = (_: unknown, { error }: { error: unknown }) =>
  isKitError(error, 'config/origin-not-allowed') || isKitError(error, 'config/project-id-invalid')
