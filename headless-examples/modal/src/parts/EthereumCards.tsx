import { silentWallets } from '@latchkit/sandbox/page'
import { type Installed, roster } from '@latchkit/sandbox/wallets'
import { after } from './after.ts'
import { WalletCard } from './WalletCard.tsx'

/** The third network is one that no page here has configured. */
const chainIds = [31337, 31338, 1] as const
const networks: Readonly<Record<number, string>> = {
  31337: 'Localhost One',
  31338: 'Localhost Two',
  1: 'a network not offered here',
}

/** The pretend wallets for Ethereum. */
export const EthereumCards = ({ wallets }: { wallets: Installed }) =>
  roster().map(({ id, face }) => (
    <WalletCard
      key={id}
      id={id}
      icon={face.icon}
      control={wallets[id]}
      silent={silentWallets().includes(id)}
      addressesEach={1}
      networkOf={({ chainId }) => networks[chainId] ?? 'another network'}
      moveOn={({ chainId }) => wallets[id].changeChain(after<number>(chainIds, chainId))}
    />
  ))
