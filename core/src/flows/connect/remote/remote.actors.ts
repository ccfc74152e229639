import { fromCallback, fromPromise } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import type { RemoteSession, Wallet } from '../../../domain/wallet/wallet.ts'
import { mobileInAppLink } from '../../../domain/wallet/wallet-browser.ts'
import { codeOf, KitError } from '../../../errors/kit-error.ts'
import type { Deps } from '../../../protocol/deps.ts'
import { watchExpiry } from './expiry.actors.ts'
import type { AskPairing, AskVisit, OpenLink, RemoteEvent } from './remote.types.ts'

type Remote = NonNullable<Deps['remote']>
type PairingEvent = Parameters<Parameters<Remote['pair']>[1]>[0]

/** Who is asked for the wallet, the pairing and what it grants; the page's coming and going; the wallet's app. */
export const remoteActors = ({
  remote,
  directory,
  platform,
}: Pick<Deps, 'remote' | 'directory' | 'platform'>) => ({
  findWallet: fromPromise<Wallet, { walletId: string }>(async ({ input: { walletId }, signal }) => {
    const one = {
      page: 1,
      entries: 1,
      include: [walletId],
      exclude: [],
      chains: [],
      search: null,
      certified: false,
    }
    const { wallets } = await directory.wallets(one, signal)
    const found = wallets.find(({ id }) => id === walletId)
    if (found === undefined) throw new KitError('directory/wallet-unknown', { wallet: walletId })
    return found
  }),
  leaveWallet: fromPromise<void, unknown>(({ signal }) => reached(remote).disconnect(signal)),
  readVisit: fromPromise<string | null, AskVisit>(async ({ input }) =>
    mobileInAppLink(input.device, input, {
      url: platform.page.facts().url,
      injected: platform.page.injected,
    }),
  ),
  readGrants: fromPromise<readonly Connection[], { name: string }>(({ input, signal }) =>
    grantsOf(reached(remote), input.name, signal),
  ),
  pair: fromCallback<RemoteEvent, AskPairing>(({ input: { fresh }, sendBack }) => {
    if (remote === null) {
      sendBack({ type: 'pairing.failed', code: 'remote/unavailable' })
      return
    }
    const expiry = watchExpiry(platform, () => sendBack({ type: 'uri.expired' }))
    const stop = remote.pair({ fresh }, (event) => {
      if (event.type === 'uri.shown') expiry.follow(event.expiresAt)
      sendBack(heard(event))
    })
    return () => {
      stop()
      expiry.stop()
    }
  }),
  watchSession: fromCallback<RemoteEvent, unknown>(({ sendBack }) => {
    let before: RemoteSession | null | undefined
    return remote?.watchSession((session) => {
      const isNew =
        before !== undefined && session !== null && session.expiresAt !== before?.expiresAt
      before = session
      if (isNew) sendBack({ type: 'session.started', name: session.wallet.name })
    })
  }),
  watchPage: fromCallback<RemoteEvent, unknown>(({ sendBack }) => {
    const offs = [
      platform.page.onHidden(() => sendBack({ type: 'page.hidden' })),
      platform.page.onVisible(() => remote?.reconnect()),
    ]
    return () => {
      for (const off of offs) off()
    }
  }),
  openLink: fromCallback<RemoteEvent, OpenLink>(({ input: { href, target }, sendBack }) => {
    if (!platform.windows.open(href, target)) sendBack({ type: 'link.blocked' })
  }),
})

function reached(remote: Remote | null): Remote {
  if (remote === null) throw new KitError('remote/unavailable')
  return remote
}

/** A session that nobody waits for any more is ended: it would stand without anybody here knowing of it. */
async function grantsOf(
  remote: Remote,
  wallet: string,
  signal: AbortSignal,
): Promise<readonly Connection[]> {
  const granted = await remote.grants(signal).catch((error: unknown) => {
    if (!signal.aborted) throw error
    return []
  })
  if (signal.aborted) await remote.disconnect(new AbortController().signal)
  if (granted.length === 0) throw new KitError('remote/nothing-granted', { wallet })
  return granted
}

function heard(event: PairingEvent): RemoteEvent {
  if (event.type === 'wallet.approved') return { type: event.type, name: event.peer.name }
  return event.type === 'pairing.failed' ? { type: event.type, code: codeOf(event.error) } : event
}
