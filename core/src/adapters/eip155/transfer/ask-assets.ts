import { abortError, within } from '../../../clients/http/within.ts'
import { addressOf, caipAddressOf } from '../../../domain/caip/caip.ts'
import { evmChainId } from '../../../domain/caip/chain-id.ts'
import { limits } from '../../../domain/constants.ts'
import type { TokenBalance } from '../../../domain/token/token-balance.ts'
import { balanceOfAsset, isWalletAssets } from '../../../domain/token/wallet-assets.ts'
import { remoteConnectorId } from '../../../domain/wallet/wallet.ts'
import type { Clock } from '../../../platform/platform.ts'
import type { Money } from '../../money.ts'
import { isObject, peek } from '../../shared/peek.ts'
import type { Reach, Reached } from '../reach.ts'
import { readAddress } from '../read-accounts.ts'
import { chainIdFor } from '../read-chain.ts'

/** More than anybody holds; the rest is not looked at. */
const mostAssets = 1_000

/**
 * What the wallet itself says it holds, where it says that it can tell. A wallet that fails, or says nothing for long, has nothing to say.
 * Across the relay it is not asked: on a phone every request brings the wallet's app to the front, and nobody acted.
 */
export const walletAssets =
  ({ reach, clock }: { reach: Reach; clock: Clock }): Money['walletAssets'] =>
  async ({ connectorId, network, address }, signal) => {
    const wallet = connectorId === remoteConnectorId ? null : reach.find(connectorId)
    if (wallet === null) return null
    try {
      const chainId = chainIdFor(network)
      return await within({ clock, ms: limits.apiAnswer, signals: [signal] }, async (scope) => {
        if (!(await canTell(wallet, address, chainId, scope))) return null
        const asked = { account: address, chainFilter: [chainId] }
        const answer = await wallet.handle.request(
          { method: 'wallet_getAssets', params: [asked], otherwise: 'rpc/internal' },
          scope,
        )
        return rowsOf(answer, chainId, network.caipNetworkId)
      })
    } catch {
      if (signal.aborted) throw abortError(signal)
      return null
    }
  }

/** EIP-7811: the wallet says for which chains it knows what is held. */
async function canTell(
  wallet: Reached,
  address: string,
  chainId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const answer = await wallet.handle.request(
    { method: 'wallet_getCapabilities', params: [address], otherwise: 'rpc/internal' },
    signal,
  )
  const key = isObject(answer) ? keyOf(answer, chainId) : undefined
  return key !== undefined && peek(peek(peek(answer, key), 'assetDiscovery'), 'supported') === true
}

function rowsOf(
  answer: unknown,
  chainId: string,
  caipNetworkId: TokenBalance['chainId'],
): readonly TokenBalance[] | null {
  if (!isWalletAssets(answer)) return null
  const assets = answer[keyOf(answer, chainId) ?? ''] ?? []
  return assets
    .slice(0, mostAssets)
    .flatMap((asset) => checksummed(balanceOfAsset(asset, caipNetworkId)))
}

/** The name under which a wallet speaks of a chain, in whatever form it writes ids. */
const keyOf = (answer: object, chainId: string) =>
  Object.keys(answer).find((name) => evmChainId(name) === evmChainId(chainId))

/** A row whose contract is no address is none. */
function checksummed(row: TokenBalance | null): readonly TokenBalance[] {
  if (row === null || row.address === null) return row === null ? [] : [row]
  const address = readAddress(addressOf(row.address))
  return address === null ? [] : [{ ...row, address: caipAddressOf(row.chainId, address) }]
}
