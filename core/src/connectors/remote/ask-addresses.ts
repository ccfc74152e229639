import { readBitcoinAddresses } from '../../clients/relay/bitcoin-addresses.ts'
import { leadsAway } from '../../clients/relay/deep-link.ts'
import type { Relay } from '../../clients/relay/relay.types.ts'
import type { KeyValue } from '../../platform/platform.ts'
import type { Standings } from './standings.ts'

type Parts = { relay: Relay; standings: Standings; storage: KeyValue | null; life: AbortSignal }

const method = 'getAccountAddresses'

/**
 * Asks a Bitcoin wallet for its addresses, once a session and network: wallets answer this by themselves, and nobody waits for it. Not
 * where the session says it already, nor where asking would lead a visitor away from the page.
 */
export function createAddressQuestion({ relay, standings, storage, life }: Parts): () => void {
  const asked = new Set<string>()
  return () => {
    const [session, standing, grant] = [
      relay.session(),
      standings.of('bip122'),
      standings.granted('bip122'),
    ]
    const [front] = standing?.accounts ?? []
    if (session === null || standing === null || grant === null || front === undefined) return
    const key = `${session.topic} ${standing.chain}`
    const isSaid = session.bitcoinAddresses.length > 0
    if (isSaid || asked.has(key) || !grant.methods.includes(method) || leadsAway(storage)) return
    asked.add(key)
    const chain = grant.spoken[standing.chain] ?? standing.chain
    relay.request({ chain, method, params: { account: front.address } }, life).then(
      (data) => standings.learn(standing.chain, readBitcoinAddresses(data)),
      () => {}, // a wallet that does not say keeps the accounts it granted
    )
  }
}
