import type { KitOptions } from '@latchkit/core'
import { bip122 } from '@latchkit/core/adapters/bip122'
import { cosmos } from '@latchkit/core/adapters/cosmos'
import { eip155 } from '@latchkit/core/adapters/eip155'
import { polkadot } from '@latchkit/core/adapters/polkadot'
import { solana } from '@latchkit/core/adapters/solana'
import type { SandboxDescription } from '../base/description.ts'
import { type NamespaceWalletName, namespaceRoster } from '../wallets/index.ts'
import { embeddedFromUrl } from './embedded-from-url.ts'
import { type DemoNamespace, namespacesFromUrl } from './namespaces-from-url.ts'
import { networksOf } from './networks.ts'
import { optionsFromUrl } from './options-from-url.ts'
import { featuresFromUrl, projectFromUrl } from './project-from-url.ts'
import { telemetryFromUrl } from './telemetry-from-url.ts'

type DemoSandbox = Pick<
  SandboxDescription,
  'chains' | 'svm' | 'balances' | 'relay' | 'directory' | 'data' | 'telemetry' | 'embedded'
>

/**
 * Kit options of a demo page: the sandbox's networks, relay, wallet directory, data service,
 * telemetry service and embedded wallet. The page uses no hosted service, so the project id is
 * arbitrary. `namespaces`: by default those of the URL.
 */
export function demoOptions(
  sandbox: DemoSandbox,
  namespaces: readonly DemoNamespace[] = namespacesFromUrl(),
): KitOptions {
  const { relay, directory, svm, data } = sandbox
  const { customWallets, legalCheckbox, preload, project } = optionsFromUrl()
  const { analytics, endpoint } = telemetryFromUrl(sandbox)
  const embedded = embeddedFromUrl(sandbox)
  const networks = networksOf(sandbox)
  const adapters = adaptersOf(sandbox)
  return {
    ...project,
    ...projectFromUrl(),
    ...embedded.options,
    preload,
    features: { analytics, legalCheckbox, ...featuresFromUrl() },
    // Solana's known networks use the hosted RPC gateway; the local node replaces it.
    endpoints: {
      relay,
      directory,
      data,
      telemetry: endpoint,
      rpc: svm.rpc,
      ...embedded.endpoints,
    },
    domainAttestation: false,
    adapters: namespaces.map((namespace) => adapters[namespace]),
    networks: namespaces.flatMap((namespace) => networks[namespace]),
    termsConditionsUrl: 'https://example.com/terms',
    privacyPolicyUrl: 'https://example.com/privacy',
    customWallets,
    connectorImages: connectorImages(),
  }
}

/** Icons of wallets whose injected objects have none. */
const connectorImages = () => {
  const iconOf = (name: NamespaceWalletName) =>
    namespaceRoster().find(({ id }) => id === name)?.branding.icon ?? ''
  return { Thistle: iconOf('thistle'), keplr: iconOf('comet') }
}

/** Adapters with the services of the sandbox instead of public ones. */
const adaptersOf = ({ svm, balances }: Pick<DemoSandbox, 'svm' | 'balances'>) => ({
  eip155: eip155(),
  solana: solana({ ws: { 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': svm.ws } }),
  polkadot: polkadot(),
  bip122: bip122({ api: { 'bip122:000000000933ea01ad0ee984209779ba': `${balances}/bip122/api` } }),
  // The simulated wallet Comet is injected as `window.keplr`.
  cosmos: cosmos({ wallets: [{ path: 'keplr', name: 'Comet', event: 'keplr_keystorechange' }] }),
})
