import { fromCallback, fromPromise, setup } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import { limits } from '../../../domain/constants.ts'
import type { Wallet } from '../../../domain/wallet/wallet.ts'
import { notProvided, notProvidedListener } from '../../../errors/not-provided.ts'
import * as actions from './remote.actions.ts'
import * as guards from './remote.guards.ts'
import type {
  AskPairing,
  AskVisit,
  OpenLink,
  RemoteContext,
  RemoteEvent,
  RemoteFact,
  RemoteInput,
  RemoteOutput,
} from './remote.types.ts'

/** The words that the drawing is made of; it has three parts, a file each. */
export const remoteSetup = setup({
  types: {} as {
    context: RemoteContext
    events: RemoteEvent
    emitted: RemoteFact
    input: RemoteInput
    output: RemoteOutput
    tags: 'person' | 'busy'
  },
  guards,
  delays: {
    apiAnswer: limits.apiAnswer,
    signOut: limits.signOut,
    firstUri: limits.firstUri,
    linkPatience: limits.linkPatience,
    tickShown: limits.tickShown,
  },
  actors: {
    findWallet: fromPromise<Wallet, { walletId: string }>(notProvided),
    leaveWallet: fromPromise<void, unknown>(notProvided),
    readVisit: fromPromise<string | null, AskVisit>(notProvided),
    readGrants: fromPromise<readonly Connection[], { name: string }>(notProvided),
    pair: fromCallback<RemoteEvent, AskPairing>(notProvidedListener),
    watchSession: fromCallback<RemoteEvent, unknown>(notProvidedListener),
    watchPage: fromCallback<RemoteEvent, unknown>(notProvidedListener),
    openLink: fromCallback<RemoteEvent, OpenLink>(notProvidedListener),
  },
  actions,
})
