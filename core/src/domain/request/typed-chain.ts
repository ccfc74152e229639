import { type CaipNetworkId, toCaipNetworkId } from '../caip/caip.ts'

/** The chain of EIP-712 typed data, from `domain.chainId`. Null if it is missing or invalid. */
export function typedChain(typedData: unknown): CaipNetworkId | null {
  const domain = fieldOf(typedData, 'domain')
  const chainId = fieldOf(domain, 'chainId')
  const text =
    typeof chainId === 'number' || typeof chainId === 'bigint' || typeof chainId === 'string'
      ? String(chainId)
      : ''
  return /^(\d{1,30}|0x[0-9a-f]{1,25})$/i.test(text)
    ? toCaipNetworkId(`eip155:${BigInt(text)}`)
    : null
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : null
