import {
  type Address,
  type Hex,
  hexToBigInt,
  hexToString,
  isAddress,
  isHex,
  stringToHex,
  type TypedDataDefinition,
} from 'viem'
import { isRecord } from '../base/checks.ts'
import type { KnownChain } from '../base/wallet-roster.ts'
import { providerErrors } from './provider-error.ts'

export type TransactionParams = {
  from: Address
  to: Address | null
  value: bigint
  data: Hex
  gas: bigint | null
  nonce: number | null
  chainId: number | null
}

const { invalid } = providerErrors

const parseList = (params: unknown): readonly unknown[] => {
  if (Array.isArray(params)) return params
  throw invalid('params must be an array')
}

/** Parses a chain id: a hex string. */
export function parseChainId(value: unknown): number {
  if (typeof value !== 'string' || !/^0x[0-9a-f]+$/i.test(value))
    throw invalid('chainId must be a hex string with 0x')
  const id = Number(value)
  if (Number.isSafeInteger(id) && id > 0) return id
  throw invalid('chainId is out of range')
}

/** Parses `[{ chainId }]` of wallet_switchEthereumChain. */
export function parseSwitchChain(params: unknown): number {
  const [first] = parseList(params)
  if (isRecord(first)) return parseChainId(first.chainId)
  throw invalid('the first entry must be an object with a chainId')
}

/**
 * Parses `[{ chainId, chainName, nativeCurrency, rpcUrls, … }]` of wallet_addEthereumChain, as
 * strictly as EIP-3085.
 */
export function parseAddChain(params: unknown): KnownChain {
  const [first] = parseList(params)
  if (!isRecord(first)) throw invalid('the first entry must be an object')
  const { chainId, chainName, nativeCurrency, rpcUrls } = first
  const rpc = Array.isArray(rpcUrls)
    ? rpcUrls.find((url) => typeof url === 'string' && /^https?:\/\//.test(url))
    : null
  if (typeof rpc !== 'string') throw invalid('rpcUrls must have an http(s) URL')
  if (typeof chainName !== 'string' || chainName === '') throw invalid('chainName is missing')
  if (!isRecord(nativeCurrency) || nativeCurrency.decimals !== 18)
    throw invalid('nativeCurrency.decimals must be 18')
  const { symbol } = nativeCurrency
  if (typeof symbol !== 'string' || symbol.length < 1 || symbol.length > 11)
    throw invalid('nativeCurrency.symbol must have 1 to 11 characters')
  return { chainId: parseChainId(chainId), name: chainName, symbol, rpc }
}

/** Parses `[message, address]` of personal_sign. Pages send them in either order. */
export function parseMessage(params: unknown): { account: Address; raw: Hex; text: string } {
  const [first, second] = parseList(params)
  const [message, account] = isAccount(second) ? [first, second] : [second, first]
  if (typeof message !== 'string' || !isAccount(account))
    throw invalid('params must be a message and an address')
  const raw = isHex(message) ? message : stringToHex(message)
  return { account, raw, text: hexToString(raw) }
}

/** Parses `[address, typedData]` of eth_signTypedData_v4. The data is an object or its JSON. */
export function parseTypedData(params: unknown): {
  account: Address
  typedData: TypedDataDefinition
} {
  const [account, data] = parseList(params)
  const typedData: unknown = typeof data === 'string' ? parseJson(data) : data
  if (!isAccount(account) || !isTypedData(typedData))
    throw invalid('params must be an address and typed data')
  return { account, typedData }
}

/** Parses `[{ from, to, value, data, … }]` of eth_sendTransaction. */
export function parseTransaction(params: unknown): TransactionParams {
  const [first] = parseList(params)
  if (!isRecord(first) || !isAccount(first.from)) throw invalid('from must be an address')
  const { from, to = null, value, data, input, gas, gasLimit, nonce, chainId } = first
  if (to !== null && !isAccount(to)) throw invalid('to must be an address')
  const payload = data ?? input ?? '0x'
  if (!isHex(payload)) throw invalid('data must be a hex string')
  const quantity = (entry: unknown) =>
    entry === undefined || entry === null ? null : parseQuantity(entry)
  const count = quantity(nonce)
  return {
    from,
    to,
    value: quantity(value) ?? 0n,
    data: payload,
    gas: quantity(gas ?? gasLimit),
    nonce: count === null ? null : Number(count),
    chainId: chainId === undefined ? null : parseChainId(chainId),
  }
}

const isAccount = (value: unknown): value is Address =>
  typeof value === 'string' && isAddress(value, { strict: false })

function parseQuantity(value: unknown): bigint {
  if (isHex(value) && value !== '0x') return hexToBigInt(value)
  throw invalid('a quantity must be a hex string')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('typed data is not JSON')
  }
}

const isTypedData = (value: unknown): value is TypedDataDefinition =>
  isRecord(value) &&
  isRecord(value.domain) &&
  isRecord(value.types) &&
  isRecord(value.message) &&
  typeof value.primaryType === 'string'
