import { base58 } from '@scure/base'
import type { IdentifierArray, IdentifierString } from '@wallet-standard/base'
import { ReadonlyWalletAccount } from '@wallet-standard/wallet'
import type { SolanaContext } from './context.ts'

/** Wallet Standard names of the networks, by CAIP-2 id. */
export const chainNames: Readonly<Record<string, IdentifierString>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
}
export const chains: IdentifierArray = Object.values(chainNames)
const features: IdentifierArray = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
  'solana:signIn',
]

/** Accounts that the page may see, the active one first, labelled by their index in `owned`. */
export const sharedAccounts = (
  { visible }: Pick<SolanaContext, 'visible'>,
  owned: () => readonly string[],
): readonly ReadonlyWalletAccount[] =>
  visible().map((address) => {
    const label = `Account ${owned().indexOf(address) + 1}`
    return new ReadonlyWalletAccount({
      address,
      publicKey: base58.decode(address),
      chains,
      features,
      label,
    })
  })
