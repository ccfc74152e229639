import { isRecord } from '../../base/checks.ts'
import { cosmosPrefix } from '../../keys/cosmos.ts'

/** A chain as the wallet stores it. `prefix`: bech32 prefix of its addresses. */
export type CosmosWalletChain = { chainId: string; name: string; prefix: string }

/** The chains that the wallet knows initially. */
export const initialChains: readonly CosmosWalletChain[] = [
  { chainId: 'cosmoshub-4', name: 'Cosmos Hub', prefix: cosmosPrefix('cosmoshub-4') },
  { chainId: 'osmosis-1', name: 'Osmosis', prefix: cosmosPrefix('osmosis-1') },
]

/** True if a value of the stored state is a chain. */
export const isWalletChain = (value: unknown): value is CosmosWalletChain =>
  isRecord(value) &&
  [value.chainId, value.name, value.prefix].every((text) => typeof text === 'string' && text !== '')

const isUrl = (value: unknown) =>
  typeof value === 'string' && /^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)\b/.test(value)

/** Parses the `ChainInfo` that a page suggests. Throws errors with Keplr's messages. */
export function parseChainInfo(info: unknown): CosmosWalletChain {
  if (!isRecord(info)) throw new Error('"value" must be of type object')
  const { chainId, chainName, rpc, rest, bip44, bech32Config, currencies, feeCurrencies } = info
  for (const [name, value] of Object.entries({ rpc, rest }))
    if (!isUrl(value)) throw new Error(`"${name}" must be a valid uri`)
  if (!isRecord(bip44) || typeof bip44.coinType !== 'number') throw new Error('"bip44" is required')
  for (const list of [currencies, feeCurrencies]) {
    const isValid =
      Array.isArray(list) &&
      list.length > 0 &&
      list.every((currency) => isRecord(currency) && Number.isInteger(currency.coinDecimals))
    if (!isValid) throw new Error('"currencies" does not contain 1 required value(s)')
  }
  const chain = {
    chainId,
    name: chainName,
    prefix: isRecord(bech32Config) ? bech32Config.bech32PrefixAccAddr : null,
  }
  if (!isWalletChain(chain))
    throw new Error('"chainId", "chainName" and "bech32Config" are required')
  return chain
}
