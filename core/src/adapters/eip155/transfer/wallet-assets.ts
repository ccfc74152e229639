import { caipAddressOf } from '../../../domain/caip/caip.ts'
import { addressOf } from '../../../domain/caip/caip-address.ts'
import { evmChainId } from '../../../domain/caip/chain-id.ts'
import { timeouts } from '../../../domain/constants.ts'
import { isObject } from '../../../domain/object.ts'
import type { TokenBalance } from '../../../domain/token/token-balance.ts'
import { balanceOfAsset, isWalletAssets } from '../../../domain/token/wallet-assets.ts'
import { safeGet } from '../../../domain/unknown.ts'
import { remoteConnectorId } from '../../../domain/wallet/wallet.ts'
import type { Clock } from '../../../platform/platform.ts'
import { abortError, withDeadline } from '../../../platform/with-deadline.ts'
import type { TransferClient } from '../../transfer-client.ts'
import type { Resolver, Wallet } from '../guard-provider.ts'
import { hexChainId, parseAddress } from '../request-wallet.ts'

const maxAssets = 1_000

/**
 * Requests the balances from the wallet if it supports asset discovery on this network (EIP-7811).
 * Null for a wallet that is not available, fails or does not respond in time.
 *
 * Null for remote wallets: on a phone every request opens the wallet app, and this request is not
 * initiated by the visitor.
 */
export const walletAssets =
  ({ resolver, clock }: { resolver: Resolver; clock: Clock }): TransferClient['walletAssets'] =>
  async ({ connectorId, network, address }, signal) => {
    const wallet = connectorId === remoteConnectorId ? null : resolver.find(connectorId)
    if (wallet === null) return null
    const deadline = { clock, ms: timeouts.apiTimeout, signals: [signal] }
    try {
      const chainId = hexChainId(network)
      return await withDeadline(deadline, async (scope) => {
        if (!(await supportsAssets(wallet, address, chainId, scope))) return null
        const params = [{ account: address, chainFilter: [chainId] }]
        const response = await wallet.client.request(
          { method: 'wallet_getAssets', params, fallbackCode: 'rpc/internal' },
          scope,
        )
        return parseAssets(response, chainId, network.caipNetworkId)
      })
    } catch {
      if (signal.aborted) throw abortError(signal)
      return null
    }
  }

/** Whether the wallet reports the capability `assetDiscovery` for the chain (EIP-7811). */
async function supportsAssets(
  wallet: Wallet,
  address: string,
  chainId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const capabilities = await wallet.client.request(
    { method: 'wallet_getCapabilities', params: [address], fallbackCode: 'rpc/internal' },
    signal,
  )
  const key = isObject(capabilities) ? chainKey(capabilities, chainId) : undefined
  return key !== undefined && safeGet(capabilities, key, 'assetDiscovery', 'supported') === true
}

function parseAssets(
  response: unknown,
  chainId: string,
  caipNetworkId: TokenBalance['chainId'],
): readonly TokenBalance[] | null {
  if (!isWalletAssets(response)) return null
  const assets = response[chainKey(response, chainId) ?? ''] ?? []
  return assets
    .slice(0, maxAssets)
    .map((asset) => balanceOfAsset(asset, caipNetworkId))
    .flatMap((balance) => (balance === null ? [] : withChecksum(balance)))
}

/** The name of the member for a chain: any form of its chain id (`0x7a69`, `0x07A69`). */
const chainKey = (response: object, chainId: string) =>
  Object.keys(response).find((key) => evmChainId(key) === evmChainId(chainId))

/** The balance with a checksummed contract address. Empty if the address is invalid. */
function withChecksum(balance: TokenBalance): readonly TokenBalance[] {
  if (balance.address === null) return [balance]
  const address = parseAddress(addressOf(balance.address))
  return address === null ? [] : [{ ...balance, address: caipAddressOf(balance.chainId, address) }]
}
