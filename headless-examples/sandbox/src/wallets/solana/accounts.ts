import { base58 } from '@scure/base'
import type { IdentifierArray, IdentifierString } from '@wallet-standard/base'
import { ReadonlyWalletAccount } from '@wallet-standard/wallet'
import type { SolanaContext } from './context.ts'

/** What the Wallet Standard calls the networks, by CAIP-2. */
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

/** Those the page may see, the one in front first; called by their place in the wallet. */
export const sharedAccounts = (
  { visible }: Pick<SolanaContext, 'visible'>,
  owned: readonly string[],
): readonly ReadonlyWalletAccount[] =>
  visible().map((address) => {
    const label = `Account ${owned.indexOf(address) + 1}`
    return new ReadonlyWalletAccount({
      address,
      publicKey: base58.decode(address),
      chains,
      features,
      label,
    })
  })
