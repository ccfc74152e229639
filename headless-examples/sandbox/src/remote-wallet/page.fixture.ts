import { UniversalProvider } from '@walletconnect/universal-provider'
import type { RemoteWallet } from './remote-wallet.types.ts'

type Provider = InstanceType<typeof UniversalProvider>

/** A page that uses the real WalletConnect SDK. */
export type Page = {
  provider: Provider
  /** Starts a connection. `uri`: the pairing link that a page shows as a QR code. */
  connect(
    requested?: RequestedNamespaces,
    authentication?: NonNullable<Parameters<Provider['connect']>[0]['authentication']>,
  ): Promise<{ uri: string; session: ReturnType<Provider['connect']> }>
  /** Connects to a wallet in `approve` mode. Resolves with the topic of the session. */
  connectTo(wallet: RemoteWallet, requested?: RequestedNamespaces): Promise<string>
  /** Resolves with the data of the next event of this name. */
  nextEvent(event: string): Promise<unknown>
  stop(): Promise<void>
}
export type RequestedNamespaces = Record<
  string,
  { chains: string[]; methods: string[]; events: string[]; rpcMap?: Record<string, string> }
>

export const evmNamespaces = (...chains: string[]): RequestedNamespaces => ({
  eip155: {
    chains,
    methods: [
      'personal_sign',
      'eth_sendTransaction',
      'eth_signTypedData_v4',
      'eth_sign',
      'wallet_switchEthereumChain',
    ],
    events: ['accountsChanged', 'chainChanged'],
    rpcMap: Object.fromEntries(chains.map((chain) => [chain, 'http://127.0.0.1:1'])),
  },
})

export async function openPage(relayUrl: string, customStoragePrefix: string): Promise<Page> {
  const provider = await UniversalProvider.init({
    projectId: 'sandbox',
    relayUrl,
    customStoragePrefix,
    telemetryEnabled: false,
    logger: 'silent',
    disableProviderPing: true,
    metadata: {
      name: 'A page',
      description: 'Under test',
      url: 'https://page.example.com',
      icons: ['https://page.example.com/icon.svg'],
    },
  })
  const nextEvent = (event: string) =>
    new Promise<unknown>((resolve) => provider.once(event, resolve))
  const connect: Page['connect'] = async (
    requested = evmNamespaces('eip155:31337'),
    authentication = [],
  ) => {
    const displayUri = nextEvent('display_uri')
    const session = provider.connect({
      optionalNamespaces: requested,
      ...(authentication.length > 0 && { authentication }),
    })
    session.catch(() => null)
    return { uri: String(await displayUri), session }
  }
  return {
    provider,
    connect,
    async connectTo(wallet, requested) {
      const { uri, session } = await connect(requested)
      await wallet.pair(uri)
      const { topic = '' } = (await session) ?? {}
      return topic
    },
    nextEvent,
    async stop() {
      provider.client.core.heartbeat.stop()
      await provider.client.core.relayer.transportClose()
    },
  }
}
