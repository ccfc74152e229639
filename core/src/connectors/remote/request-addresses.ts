import { parseBitcoinAddresses } from '../../clients/relay/bitcoin-addresses.ts'
import { opensWalletApp } from '../../clients/relay/deep-link.ts'
import type { Relay } from '../../clients/relay/relay.types.ts'
import type { KeyValue } from '../../platform/platform.ts'
import type { NamespaceSessions } from './namespace-sessions.ts'

type Options = {
  relay: Relay
  sessions: NamespaceSessions
  storage: KeyValue | null
  signal: AbortSignal
}

const method = 'getAccountAddresses'

/**
 * Returns a function that requests the addresses of a Bitcoin wallet in the background, once per
 * session and network, and again if called with `outdated`. Wallets respond without a prompt. Sends
 * nothing if the session contains the addresses (unless they are outdated), if the grant lacks the
 * method, or if the request would open the wallet app over the page.
 */
export function createAddressRequest({
  relay,
  sessions,
  storage,
  signal,
}: Options): (isOutdated?: 'outdated') => void {
  const requested = new Set<string>()
  /** Pending requests by topic and network; true if the response is already outdated. */
  const pending = new Map<string, boolean>()
  const request = (isOutdated?: 'outdated'): void => {
    const relaySession = relay.session()
    const session = sessions.get('bip122')
    const grant = sessions.grantOf('bip122')
    if (relaySession === null || session === null || grant === null) return
    const [active] = session.accounts
    const { chain } = session
    const key = `${relaySession.topic} ${chain}`
    const isKnown = relaySession.bitcoinAddresses.length > 0 || requested.has(key)
    if (active === undefined || (isKnown && isOutdated === undefined)) return
    if (pending.has(key)) return void pending.set(key, true)
    if (!grant.methods.includes(method) || opensWalletApp(storage)) return
    requested.add(key)
    pending.set(key, false)
    const walletChainId = grant.walletChainIds[chain] ?? chain
    const params = { account: active.address }
    relay
      .request({ chain: walletChainId, method, params }, signal)
      .then((data) => sessions.setBitcoinAddresses(chain, parseBitcoinAddresses(data)))
      .catch(() => {}) // the accounts stay as they are
      .finally(() => {
        const isStale = pending.get(key) === true
        pending.delete(key)
        if (isStale) request('outdated')
      })
  }
  return request
}
