import { type CaipNetworkId, caipNetworkIdOf } from '../../../../core/src/domain/caip/caip.ts'
import { isSignature, isTransactionHash } from '../../../../core/src/domain/request/rpc-result.ts'
import { withoutZeroDecimals } from '../../../../core/src/domain/token/holdings.ts'
import type { TokenBalance } from '../../../../core/src/domain/token/token-balance.ts'
import {
  balanceOfAsset,
  decimalFromHex,
  isWalletAssets,
  type WalletAsset,
} from '../../../../core/src/domain/token/wallet-assets.ts'
import { type Operations, operation } from '../operation.ts'
import { caipFromHex, hexFromCaip } from './reference-only.ts'

const token = (symbol: string, decimals: number): TokenBalance => ({
  name: symbol,
  symbol,
  chainId: caipNetworkIdOf('eip155', '1'),
  address: null,
  value: null,
  price: null,
  quantity: { decimals, numeric: '1' },
  iconUrl: null,
})

/**
 * Operations on wallet assets and RPC results. An unknown value is null in the code and 0 or '' in
 * the vectors. The vectors write decimals as text.
 */
export const assetOperations: Operations = {
  'assets.toBalance': operation(
    ({ asset, chainId }: { asset: WalletAsset; chainId: CaipNetworkId }) => {
      const row = balanceOfAsset(asset, chainId)
      if (row === null) return null
      const { value, price, iconUrl, quantity } = row
      return {
        ...row,
        value: value ?? 0,
        price: price ?? 0,
        iconUrl: iconUrl ?? '',
        quantity: { ...quantity, decimals: String(quantity.decimals) },
      }
    },
  ),
  'balance.dropZeroDecimals': operation(
    ({ balances }: { balances: readonly { symbol: string; quantity: { decimals: string } }[] }) =>
      withoutZeroDecimals(
        balances.map(({ symbol, quantity }) => token(symbol, Number(quantity.decimals))),
      ).tokens.map(({ symbol }) => symbol),
  ),
  'assets.hexToDecimal': operation(({ hex, decimals }: { hex: string; decimals: number }) =>
    decimalFromHex(hex, decimals),
  ),
  'assets.caip2FromHex': operation(
    ({ chainIdHex, namespace }: { chainIdHex: string; namespace: string }) =>
      caipFromHex(chainIdHex, namespace),
  ),
  'assets.hexFromCaip2': operation(({ caipNetworkId }: { caipNetworkId: string }) =>
    hexFromCaip(caipNetworkId),
  ),
  'assets.isValidResponse': operation(({ response }: { response: unknown }) =>
    isWalletAssets(response),
  ),
  'rpc.responseType': operation(({ response }: { response: unknown }) =>
    isTransactionHash(response) || isSignature(response)
      ? 'RPC_RESPONSE_TRANSACTION_HASH'
      : 'RPC_RESPONSE_OBJECT',
  ),
}
