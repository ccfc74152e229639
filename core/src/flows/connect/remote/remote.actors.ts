import { fromCallback, fromPromise } from 'xstate'
import type { Connection } from '../../../domain/account/account.ts'
import { timeouts } from '../../../domain/constants.ts'
import { mobileInAppLink } from '../../../domain/wallet/in-app-link.ts'
import type { RemoteSession, Wallet } from '../../../domain/wallet/wallet.ts'
import { directoryErrors } from '../../../errors/areas/directory.ts'
import { remoteErrors } from '../../../errors/areas/remote.ts'
import { causeOf } from '../../../errors/error-cause.ts'
import { codeOf, KitError } from '../../../errors/kit-error.ts'
import type { Deps } from '../../../protocol/deps.ts'
import type { InAppLinkRequest, OpenLinkRequest, PairRequest, RemoteEvent } from './remote.types.ts'

type Remote = NonNullable<Deps['remote']>
type PairingEvent = Parameters<Parameters<Remote['pair']>[1]>[0]

export const remoteActors = ({
  remote,
  directory,
  platform,
}: Pick<Deps, 'remote' | 'directory' | 'platform'>) => ({
  /** Fetches one wallet by id. Throws `directory/wallet-unknown`. */
  findWallet: fromPromise<Wallet, { walletId: string }>(async ({ input: { walletId }, signal }) => {
    const query = {
      page: 1,
      entries: 1,
      include: [walletId],
      exclude: [],
      chains: [],
      search: null,
      certified: false,
    }
    const { wallets } = await directory.wallets(query, signal)
    const found = wallets.find(({ id }) => id === walletId)
    if (found === undefined)
      throw new KitError(directoryErrors, 'directory/wallet-unknown', { wallet: walletId })
    return found
  }),
  disconnectWallet: fromPromise<void, unknown>(({ signal }) =>
    requireRemote(remote).disconnect(signal),
  ),
  resolveInAppLink: fromPromise<string | null, InAppLinkRequest>(async ({ input }) =>
    mobileInAppLink(input.device, input, {
      url: platform.page.facts().url,
      injected: platform.page.injected,
    }),
  ),
  readGrants: fromPromise<readonly Connection[], { name: string }>(({ input, signal }) =>
    readGrantsOf(requireRemote(remote), input.name, signal),
  ),
  /** Joins the open pairing, or starts a new one if `fresh` is true. */
  pair: fromCallback<RemoteEvent, PairRequest>(({ input: { fresh }, sendBack }) => {
    if (remote === null) {
      sendBack({ type: 'pairing.failed', code: 'remote/unavailable', cause: null })
      return
    }
    const expiry = watchExpiry(platform, () => sendBack({ type: 'uri.expired' }))
    const stop = remote.pair({ fresh }, (event) => {
      if (event.type === 'uri.shown') expiry.setExpiry(event.expiresAt)
      sendBack(toRemoteEvent(event))
    })
    return () => {
      stop()
      expiry.stop()
    }
  }),
  /** Sends `session.started` for a session that did not exist before. */
  watchSession: fromCallback<RemoteEvent, unknown>(({ sendBack }) => {
    let previous: RemoteSession | null | undefined
    return remote?.watchSession((session) => {
      const isNew =
        previous !== undefined && session !== null && session.expiresAt !== previous?.expiresAt
      previous = session
      if (isNew) sendBack({ type: 'session.started', name: session.wallet.name })
    })
  }),
  /** Sends `page.hidden`. Reconnects the relay when the page is visible again. */
  watchPage: fromCallback<RemoteEvent, unknown>(({ sendBack }) => {
    const unsubscribers = [
      platform.page.onHidden(() => sendBack({ type: 'page.hidden' })),
      platform.page.onVisible(() => remote?.reconnect()),
    ]
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  }),
  /** Opens the link. Sends `link.blocked` if the browser opened nothing. */
  openLink: fromCallback<RemoteEvent, OpenLinkRequest>(({ input: { href, target }, sendBack }) => {
    if (!platform.windows.open(href, target)) sendBack({ type: 'link.blocked' })
  }),
})

function requireRemote(remote: Deps['remote']): Remote {
  if (remote === null) throw new KitError(remoteErrors, 'remote/unavailable')
  return remote
}

/**
 * Reads the connections of the approved session. If the flow has been aborted meanwhile,
 * disconnects the session: otherwise the wallet would keep a session that the page does not use.
 * Throws `remote/nothing-granted`.
 */
async function readGrantsOf(
  remote: Remote,
  wallet: string,
  signal: AbortSignal,
): Promise<readonly Connection[]> {
  const granted = await remote.grants(signal).catch((error: unknown) => {
    if (!signal.aborted) throw error
    return []
  })
  if (signal.aborted) await remote.disconnect(new AbortController().signal)
  if (granted.length === 0) throw new KitError(remoteErrors, 'remote/nothing-granted', { wallet })
  return granted
}

function toRemoteEvent(event: PairingEvent): RemoteEvent {
  if (event.type === 'wallet.approved') return { type: event.type, name: event.peer.name }
  return event.type === 'pairing.failed'
    ? { type: event.type, code: codeOf(event.error), cause: causeOf(event.error) }
    : event
}

type ExpiryWatch = {
  /** Starts or restarts the timer. `expiresAt`: ms since 1970. */
  setExpiry(expiresAt: number): void
  stop(): void
}

/**
 * Calls `onExpired` once, shortly before a URI expires. While the page is hidden, the QR code
 * cannot be scanned, and a wallet that was opened with the URI may still approve. The check
 * therefore waits until the page is visible and had time to receive the messages of the wallet.
 */
function watchExpiry(
  { clock, page }: Pick<Deps['platform'], 'clock' | 'page'>,
  onExpired: () => void,
): ExpiryWatch {
  let timer: unknown = null
  let expiry: number | null = null
  let hidden = false
  const wait = (ms: number) => {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(check, ms)
  }
  const check = () => {
    if (expiry === null || hidden) return
    const remaining = expiry - timeouts.pairingMargin - clock.now()
    if (remaining > 0) return wait(remaining)
    expiry = null
    onExpired()
  }
  const unsubscribers = [
    page.onHidden(() => {
      hidden = true
    }),
    page.onVisible(() => {
      hidden = false
      wait(timeouts.foreground)
    }),
  ]
  return {
    setExpiry(expiresAt) {
      expiry = expiresAt
      wait(Math.max(expiry - timeouts.pairingMargin - clock.now(), 0))
    },
    stop() {
      clock.clearTimeout(timer)
      for (const unsubscribe of unsubscribers) unsubscribe()
    },
  }
}
