import { hexToBytes } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { sandboxKey, mnemonic as sandboxMnemonic } from '../base/accounts.ts'

/** The 32-byte secret of an account, from which the keys of all namespaces are derived. */
export type Secret = Uint8Array

const defaultAccounts = [8, 9]

/** Derives the secrets of the accounts at these indexes of a mnemonic. */
export function deriveSecrets(
  mnemonic = sandboxMnemonic,
  indexes: readonly number[] = defaultAccounts,
): readonly [Secret, ...Secret[]] {
  const [first, ...others] = indexes.map((index) =>
    mnemonic === sandboxMnemonic ? hexToBytes(sandboxKey(index)) : deriveSecret(mnemonic, index),
  )
  if (!first) throw new Error('A remote wallet needs at least one account.')
  return [first, ...others]
}

function deriveSecret(mnemonic: string, addressIndex: number): Secret {
  const { privateKey } = mnemonicToAccount(mnemonic, { addressIndex }).getHdKey()
  if (!privateKey) throw new Error('The mnemonic has no private key.')
  return privateKey
}
