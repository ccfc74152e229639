import type { Wallet } from '@latchkit/core'
import { readWallets } from '@latchkit/core/utils'

/** A wallet as the directory lists it. */
export function wallet(
  id: string,
  name: string,
  fields: Partial<Record<keyof Wallet, unknown>> = {},
): Wallet {
  const [read] = readWallets([{ id, name, ...fields }])
  if (read === undefined) throw new Error(`${id} does not read as a wallet`)
  return read
}
