import type { Wallet } from '@latchkit/core'
import { parseWallets } from '@latchkit/core/internal'

/** Parses a wallet from the fields of the wallet directory. */
export function wallet(
  id: string,
  name: string,
  fields: Partial<Record<keyof Wallet, unknown>> = {},
): Wallet {
  const [parsed] = parseWallets([{ id, name, ...fields }])
  if (parsed === undefined) throw new Error(`Invalid wallet: ${id}`)
  return parsed
}
