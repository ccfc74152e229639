import { rpcErrors } from '../../errors/areas/rpc.ts'
import { KitError } from '../../errors/kit-error.ts'
import { type CaipNetworkId, toCaipNetworkId } from '../caip/caip.ts'

const form = /^(?:\d{1,30}|0x[0-9a-f]{1,25})$/i

/**
 * The chain of EIP-712 typed data, from `domain.chainId`. Null if it is missing. Throws
 * `rpc/invalid-params` for a form that wallets could read as another number (fault Z10).
 */
export function typedChain(typedData: unknown): CaipNetworkId | null {
  const chainId = fieldOf(fieldOf(typedData, 'domain'), 'chainId')
  if (chainId === undefined) return null
  const isNumber = Number.isSafeInteger(chainId) || typeof chainId === 'bigint'
  const text = isNumber || typeof chainId === 'string' ? String(chainId) : ''
  if (!form.test(text)) throw new KitError(rpcErrors, 'rpc/invalid-params', {}, { cause: chainId })
  return toCaipNetworkId(`eip155:${BigInt(text)}`)
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
