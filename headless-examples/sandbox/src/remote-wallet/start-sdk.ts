import { phoneBranding } from './branding.ts'
import type { RemoteWalletOptions } from './remote-wallet.types.ts'
import type { Sdk, SdkCore, SdkWallet } from './sdk.types.ts'

export type RunningSdk = { core: SdkCore; sdk: SdkWallet; stop(): Promise<void> }

/**
 * Starts the wallet SDK without its requests to hosted services: page verification and telemetry.
 */
export async function startSdk(options: RemoteWalletOptions): Promise<RunningSdk> {
  const { relayUrl, redirect, storage, storagePrefix = 'phone' } = options
  const { name, icon } = phoneBranding()
  const { Core, WalletKit } = options.sdk ?? (await loadSdk())
  const core = await Core.init({
    projectId: 'sandbox',
    relayUrl,
    customStoragePrefix: storagePrefix,
    telemetryEnabled: false,
    logger: 'silent',
    ...(storage ? { storage } : {}),
  })
  core.verify.resolve = async () => undefined
  core.eventClient.init = async () => undefined
  const metadata = {
    name: options.name ?? name,
    description: 'A phone with keys that are worth nothing.',
    url: options.url ?? 'https://phone.example.com',
    icons: [options.icon ?? icon],
    ...(redirect ? { redirect } : {}),
  }
  const sdk = await WalletKit.init({ core, metadata })
  sdk.engine.signClient.logger.level = 'silent'
  return {
    core,
    sdk,
    async stop() {
      core.heartbeat.stop()
      await core.relayer.transportClose()
      clearCachedCore(storagePrefix)
    },
  }
}

/** Loads the current SDK on demand: it is large, and tests may pass another version. */
async function loadSdk(): Promise<Sdk> {
  const [{ Core }, { WalletKit }] = await Promise.all([
    import('@walletconnect/core'),
    import('@reown/walletkit'),
  ])
  return { Core, WalletKit }
}

/**
 * Removes a stopped core from the SDK's cache, which has one core per storage prefix for the whole
 * process. Otherwise a new wallet with the same prefix would get the stopped core.
 */
function clearCachedCore(prefix: string): void {
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${prefix}`)
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${prefix}_count`)
}
