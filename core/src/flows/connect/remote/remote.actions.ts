import { assign, emit } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import type { Wallet } from '../../../domain/wallet/wallet.ts'
import { codeOf } from '../../../errors/kit-error.ts'
import type { RemoteContext, RemoteEmitted, RemoteEvent } from './remote.types.ts'
import { connectorOf, isVisit, linkOf, tabsOf } from './remote.values.ts'

const set = (change: (context: RemoteContext, event: RemoteEvent) => Partial<RemoteContext>) =>
  assign<RemoteContext, RemoteEvent, undefined, RemoteEvent, never>(({ context, event }) =>
    change(context, event),
  )
const put = <Params>(change: (params: Params) => Partial<RemoteContext>) =>
  assign<RemoteContext, RemoteEvent, Params, RemoteEvent, never>((_, params) => change(params))
const tell = (fact: (context: RemoteContext) => RemoteEmitted) =>
  emit<RemoteContext, RemoteEvent, undefined, RemoteEvent, RemoteEmitted>(({ context }) =>
    fact(context),
  )

/** What every further code begins with. */
const renewed = ({ attempt }: RemoteContext) =>
  ({
    attempt: attempt + 1,
    fresh: true,
    uri: null,
    expiresAt: null,
    relay: 'up',
    opened: null,
    tried: null,
  }) as const

export const keepWallet = put<Wallet>((wallet) => ({ wallet }))
export const keepVisit = put<string | null>((visit) => ({ visit }))
export const keepConnections = put<readonly Connection[]>((connections) => ({ connections }))
export const keepError = put<{ error: unknown }>(({ error }) => ({ problem: codeOf(error) }))
export const keepCode = set((_, event) =>
  event.type === 'pairing.failed' ? { problem: event.code } : {},
)
export const keepNoAnswer = set(() => ({ problem: 'remote/no-answer' }))
export const keepTimedOut = set(() => ({ problem: 'kit/timed-out' }))
export const pickTab = set((context) => ({ platform: tabsOf(context)[0] ?? 'qrcode' }))
/** Whoever goes back to the code answers with a camera. */
export const keepTab = set(({ opened }, event) =>
  event.type === 'show'
    ? { platform: event.platform, opened: event.platform === 'qrcode' ? null : opened }
    : {},
)
export const forgetCurrent = set(() => ({ current: null, held: [] }))
export const keepUri = set((_, event) =>
  event.type === 'uri.shown' ? { uri: event.uri, expiresAt: event.expiresAt } : {},
)
export const loseRelay = set(() => ({ relay: 'down' }))
export const regainRelay = set(() => ({ relay: 'up' }))
export const keepPeer = set((_, event) => ('name' in event ? { peer: event.name } : {}))
export const keepOpened = set((context) => {
  const { wallet, tried, namespace } = context
  const app = linkOf(context)?.app ?? null
  const opened = app === null || wallet === null ? null : { href: app, name: wallet.name }
  return { wish: 'none', opened, tried: isVisit(context) ? tried : namespace }
})
/** Nobody waits for the app any more. */
export const forgetTry = set(() => ({ tried: null }))
export const renewRefused = set((context) => ({ ...renewed(context), notice: 'refused' }))
export const renewExpired = set((context) => ({ ...renewed(context), notice: 'expired' }))
/** The visitor asked for it: from now on by us, and with the wallet's app. */
export const beginAgain = set((context) => ({
  ...renewed(context),
  notice: null,
  wish: 'open',
  manual: false,
}))

export const tellAsked = tell((context) => ({
  type: 'wallet.requested',
  namespace: isVisit(context) ? null : context.tried,
}))
export const tellRefused = tell(({ tried }) => ({ type: 'connection.rejected', namespace: tried }))
export const tellExpired = tell(({ tried }) => ({
  type: 'connection.failed',
  namespace: tried,
  code: 'remote/expired',
}))
export const tellFailed = tell(({ tried, problem }) => ({
  type: 'connection.failed',
  namespace: tried,
  code: problem,
}))
export const tellLeft = tell(({ held }) => ({ type: 'wallet.replaced', namespaces: held }))
export const tellConnected = tell(({ connections, wallet, opened, tried }) => ({
  type: 'wallet.connected',
  connections,
  wallet,
  link: opened,
  tried,
}))
export const tellBrowser = tell((context) => ({
  type: 'extension.requested',
  connectorId: connectorOf(context) ?? '',
  wallet: context.wallet,
}))
export const tellDownload = tell(({ wallet }) => ({
  type: 'download.requested',
  wallet: wallet as Wallet,
}))
