import type { KitOptions } from '@latchkit/core'
import { bip122 } from '@latchkit/core/adapters/bip122'
import { cosmos } from '@latchkit/core/adapters/cosmos'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { polkadot } from '@latchkit/core/adapters/polkadot'
import { solana } from '@latchkit/core/adapters/solana'
import type { SandboxDescription } from '../base/description.ts'
import { type NamespaceWalletName, namespaceRoster } from '../wallets/index.ts'
import { type DemoNamespace, namespacesFromUrl } from './namespaces-from-url.ts'
import { networksOf } from './networks.ts'
import { optionsFromUrl } from './options-from-url.ts'

type Ground = Pick<
  SandboxDescription,
  'chains' | 'svm' | 'balances' | 'relay' | 'directory' | 'data'
>

/** What the kit of a demo page is made with: the sandbox's networks, relay and list of wallets. The project is a name only: nothing here asks a hosted service. `namespaces`: for these families of chains, whatever the address says. */
export function demoOptions(
  sandbox: Ground,
  namespaces: readonly DemoNamespace[] = namespacesFromUrl(),
): KitOptions {
  const { relay, directory, svm, data } = sandbox
  const { customWallets, legalCheckbox } = optionsFromUrl()
  const networks = networksOf(sandbox)
  const adapters = adaptersOf(sandbox)
  return {
    projectId: 'sandbox',
    features: { analytics: false, legalCheckbox },
    // the hosted gateway would be asked for Solana's known networks: here the local chain answers in its place
    endpoints: { relay, directory, data, rpc: svm.rpc },
    domainAttestation: false,
    adapters: namespaces.map((namespace) => adapters[namespace]),
    networks: namespaces.flatMap((namespace) => networks[namespace]),
    termsConditionsUrl: 'https://example.com/terms',
    privacyPolicyUrl: 'https://example.com/privacy',
    customWallets,
    connectorImages: pictures(),
  }
}

/** Of wallets whose page APIs carry no picture. */
const pictures = () => {
  const iconOf = (name: NamespaceWalletName) => namespaceRoster().find(({ id }) => id === name)?.branding.icon ?? ''
  return { Thistle: iconOf('thistle'), keplr: iconOf('comet') }
}

/** Each speaks to the sandbox where it would speak to the world. */
const adaptersOf = ({ svm, balances }: Pick<Ground, 'svm' | 'balances'>) => ({
  eip155: eip155(),
  solana: solana({ ws: { 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': svm.ws } }),
  polkadot: polkadot(),
  bip122: bip122({ api: { 'bip122:000000000933ea01ad0ee984209779ba': `${balances}/bip122/api` } }),
  // it lies where Keplr would, and is called what it is called here
  cosmos: cosmos({ wallets: [{ path: 'keplr', name: 'Comet', event: 'keplr_keystorechange' }] }),
})
