import type { KnownChain } from './wallet.types.ts'

/** An object with names, whatever it holds. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A chain as we wrote it down earlier. */
export function isKnownChain(value: unknown): value is KnownChain {
  if (!isRecord(value)) return false
  const { chainId, name, symbol, rpc } = value
  return (
    typeof chainId === 'number' &&
    typeof name === 'string' &&
    typeof symbol === 'string' &&
    typeof rpc === 'string'
  )
}
