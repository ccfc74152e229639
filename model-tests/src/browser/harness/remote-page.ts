import { UniversalProvider } from '@walletconnect/universal-provider'
import { sharedSandbox } from './shared-sandbox.ts'

/** A remote page that requests a wallet over the sandbox's relay with the real SDK. */
export type RemotePage = {
  provider: InstanceType<typeof UniversalProvider>
  /**
   * Returns the pairing URI and a promise of the session. `more`: further namespaces with their
   * chains and methods.
   */
  ask(more?: Readonly<Record<string, { chain: string; methods: string[] }>>): Promise<{
    uri: string
    session: ReturnType<InstanceType<typeof UniversalProvider>['connect']>
  }>
  next(event: string): Promise<unknown>
  leave(): Promise<void>
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
    metadata: { name: 'A far page', description: '', url: 'https://far.example.com', icons: [] },
  })
  const next = (event: string) => new Promise<unknown>((resolve) => provider.once(event, resolve))
  const asked = {
    chains: chains.map(({ chainId }) => `eip155:${chainId}`),
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['accountsChanged', 'chainChanged'],
    rpcMap: Object.fromEntries(chains.map(({ chainId, rpc }) => [`eip155:${chainId}`, rpc])),
  }
  return {
    provider,
    async ask(more = {}) {
      const shown = next('display_uri')
      const others = Object.entries(more).map(([namespace, { chain, methods }]) => [
        namespace,
        { chains: [chain], methods, events: [], rpcMap: { [chain]: 'http://127.0.0.1:9' } },
      ])
      const session = provider.connect({
        optionalNamespaces: { eip155: asked, ...Object.fromEntries(others) },
      })
      session.catch(() => null)
      return { uri: String(await shown), session }
    },
    next,
    async leave() {
      provider.client.core.heartbeat.stop()
      await provider.client.core.relayer.transportClose()
    },
  }
}
