import { silentNamespaceWallets } from '@latchkit/sandbox/page'
import {
  type InstalledNamespaceWallets,
  type NonEvmNamespace,
  namespaceRoster,
} from '@latchkit/sandbox/wallets'
import { nextOf } from './nextOf.ts'
import { WalletCard } from './WalletCard.tsx'

/**
 * Names of the networks that the wallets of a namespace can switch to. A second network is not
 * configured in the demo.
 */
const networks: Readonly<Record<NonEvmNamespace, ReadonlyMap<string, string>>> = {
  solana: new Map([
    ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'Local Solana'],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'an unsupported network'],
  ]),
  polkadot: new Map([['polkadot:91b171bb158e2d3848fa23a9f1c25182', 'Polkadot']]),
  bip122: new Map([
    ['bip122:000000000933ea01ad0ee984209779ba', 'Local Bitcoin'],
    ['bip122:000000000019d6689c085ae165831e93', 'an unsupported network'],
  ]),
  cosmos: new Map([['cosmos:cosmoshub-4', 'Cosmos Hub']]),
}

/** Cards of the test wallets of one namespace. */
export const NamespaceCards = ({
  namespace,
  wallets,
}: {
  namespace: NonEvmNamespace
  wallets: InstalledNamespaceWallets
}) =>
  namespaceRoster()
    .filter((profile) => profile.namespace === namespace)
    .map(({ id, branding }) => {
      const networkNames = networks[namespace]
      const switchNetwork = ({ network }: { network: string }) =>
        wallets[id].changeNetwork(nextOf([...networkNames.keys()], network))
      return (
        <WalletCard
          key={id}
          id={id}
          icon={branding.icon}
          control={wallets[id]}
          silent={silentNamespaceWallets().includes(id)}
          addressesEach={namespace === 'bip122' ? 2 : 1}
          networkOf={({ network }) => networkNames.get(network) ?? 'another network'}
          switchNetwork={networkNames.size > 1 ? switchNetwork : null}
        />
      )
    })
