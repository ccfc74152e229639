import { UniversalProvider } from '@walletconnect/universal-provider'
import type { RemoteWallet } from './remote-wallet.types.ts'

type Provider = InstanceType<typeof UniversalProvider>

/** A page with the real SDK, made as pages make it. */
export type Page = {
  provider: Provider
  /** Asks to be connected; `uri` is what its QR would say. */
  connect(asked?: RequestedNamespaces): Promise<{ uri: string; session: ReturnType<Provider['connect']> }>
  /** Connects with a wallet that approves, or is told to. */
  connectTo(wallet: RemoteWallet, asked?: RequestedNamespaces): Promise<string>
  /** The next event of a name. */
  nextEvent(event: string): Promise<unknown>
  stop(): Promise<void>
}
export type RequestedNamespaces = Record<
  string,
  { chains: string[]; methods: string[]; events: string[]; rpcMap?: Record<string, string> }
>

const events = ['accountsChanged', 'chainChanged']
export const evm = (...chains: string[]): RequestedNamespaces => ({
  eip155: {
    chains,
    methods: [
      'personal_sign',
      'eth_sendTransaction',
      'eth_signTypedData_v4',
      'eth_sign',
      'wallet_switchEthereumChain',
    ],
    events,
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
  const next = (event: string) => new Promise<unknown>((resolve) => provider.once(event, resolve))
  const connect = async (asked: RequestedNamespaces = evm('eip155:31337')) => {
    const shown = next('display_uri')
    const session = provider.connect({ optionalNamespaces: asked })
    session.catch(() => null)
    return { uri: String(await shown), session }
  }
  return {
    provider,
    connect,
    async connectTo(wallet, asked) {
      const { uri, session } = await connect(asked)
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
