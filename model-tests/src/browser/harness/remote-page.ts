import { UniversalProvider } from '@walletconnect/universal-provider'
import { sharedSandbox } from './shared-sandbox.ts'

/** A page that uses the WalletConnect SDK over the sandbox's relay, without a browser. */
export type RemotePage = {
  provider: InstanceType<typeof UniversalProvider>
  /**
   * Starts a pairing and returns its URI and the promise of the session. Requests eip155 and the
   * namespaces in `more`. `statement`: asks to sign in with it.
   */
  startPairing(
    more?: Readonly<Record<string, { chain: string; methods: string[] }>>,
    statement?: string,
  ): Promise<{
    uri: string
    session: ReturnType<InstanceType<typeof UniversalProvider>['connect']>
  }>
  /** Resolves with the payload of the next event with this name. */
  nextEvent(event: string): Promise<unknown>
  close(): Promise<void>
}

export async function openRemotePage(): Promise<RemotePage> {
  const { relay, chains } = sharedSandbox()
  const provider = await UniversalProvider.init({
    projectId: 'sandbox',
    relayUrl: relay,
    customStoragePrefix: crypto.randomUUID(),
    telemetryEnabled: false,
    disableProviderPing: true,
    logger: 'silent',
    metadata: { name: 'Remote page', description: '', url: 'https://far.example.com', icons: [] },
  })
  const nextEvent = (event: string) =>
    new Promise<unknown>((resolve) => provider.once(event, resolve))
  const eip155 = {
    chains: chains.map(({ chainId }) => `eip155:${chainId}`),
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['accountsChanged', 'chainChanged'],
    rpcMap: Object.fromEntries(chains.map(({ chainId, rpc }) => [`eip155:${chainId}`, rpc])),
  }
  return {
    provider,
    async startPairing(more = {}, statement = '') {
      const uri = nextEvent('display_uri')
      const otherNamespaces = Object.entries(more).map(([namespace, { chain, methods }]) => [
        namespace,
        { chains: [chain], methods, events: [], rpcMap: { [chain]: 'http://127.0.0.1:9' } },
      ])
      const request = {
        chains: eip155.chains,
        domain: 'far.example.com',
        uri: 'https://far.example.com/',
        nonce: crypto.randomUUID().replaceAll('-', ''),
        statement,
        ttl: 300,
      }
      const session = provider.connect({
        optionalNamespaces: { eip155, ...Object.fromEntries(otherNamespaces) },
        ...(statement !== '' && { authentication: [request] }),
      })
      session.catch(() => null)
      return { uri: String(await uri), session }
    },
    nextEvent,
    async close() {
      provider.client.core.heartbeat.stop()
      await provider.client.core.relayer.transportClose()
    },
  }
}
