import { silentWallets } from '@latchkit/sandbox/page'
import { type InstalledWallets, walletRoster } from '@latchkit/sandbox/wallets'
import { nextOf } from './nextOf.ts'
import { WalletCard } from './WalletCard.tsx'

/** Networks that the wallets can switch to. The third one is not configured in the demo. */
const chainIds = [31337, 31338, 1] as const
const networks: Readonly<Record<number, string>> = {
  31337: 'Localhost One',
  31338: 'Localhost Two',
  1: 'an unsupported network',
}

/** Cards of the eip155 test wallets. */
export const Eip155Cards = ({ wallets }: { wallets: InstalledWallets }) =>
  walletRoster().map(({ id, branding }) => (
    <WalletCard
      key={id}
      id={id}
      icon={branding.icon}
      control={wallets[id]}
      silent={silentWallets().includes(id)}
      addressesEach={1}
      networkOf={({ chainId }) => networks[chainId] ?? 'another network'}
      switchNetwork={({ chainId }) => wallets[id].changeChain(nextOf<number>(chainIds, chainId))}
    />
  ))
