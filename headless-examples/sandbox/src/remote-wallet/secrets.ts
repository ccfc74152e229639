import { hexToBytes } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { sandboxKey, mnemonic as sandboxMnemonic } from '../base/accounts.ts'

/** 32 bytes an account; every namespace makes its key of them. */
export type Secret = Uint8Array

const usual = [8, 9]

/** The secrets behind some words. */
export function deriveSecrets(
  mnemonic = sandboxMnemonic,
  places: readonly number[] = usual,
): readonly [Secret, ...Secret[]] {
  const [first, ...more] = places.map((place) =>
    mnemonic === sandboxMnemonic ? hexToBytes(sandboxKey(place)) : derived(mnemonic, place),
  )
  if (!first) throw new Error('A remote wallet needs an account.')
  return [first, ...more]
}

function derived(mnemonic: string, addressIndex: number): Secret {
  const { privateKey } = mnemonicToAccount(mnemonic, { addressIndex }).getHdKey()
  if (!privateKey) throw new Error('These words give no key.')
  return privateKey
}
