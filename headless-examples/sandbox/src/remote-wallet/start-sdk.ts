import { phoneBranding } from './branding.ts'
import type { RemoteWalletOptions } from './remote-wallet.types.ts'
import { currentSdk } from './sdk.ts'
import type { SdkCore, SdkWallet } from './sdk.types.ts'

export type RunningSdk = { core: SdkCore; kit: SdkWallet; stop(): Promise<void> }

/** The wallet SDK, which asks nobody but the relay: neither who a page is, nor does it say that it runs. */
export async function startSdk(options: RemoteWalletOptions): Promise<RunningSdk> {
  const {
    relayUrl,
    url = 'https://phone.example.com',
    redirect,
    storage,
    storagePrefix = 'phone',
    sdk,
  } = options
  const { name = phoneBranding().name, icon = phoneBranding().icon } = options
  const { Core, WalletKit } = sdk ?? (await currentSdk())
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
  const description = 'A phone with keys that are worth nothing.'
  const metadata = { name, description, url, icons: [icon], ...(redirect ? { redirect } : {}) }
  const kit = await WalletKit.init({ core, metadata })
  kit.engine.signClient.logger.level = 'silent'
  return {
    core,
    kit,
    async stop() {
      core.heartbeat.stop()
      await core.relayer.transportClose()
      forgetCore(storagePrefix)
    },
  }
}

/** The SDK keeps one core per prefix for the whole process; a wallet made again later must not get the stopped one. */
function forgetCore(prefix: string): void {
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${prefix}`)
  Reflect.deleteProperty(globalThis, `_walletConnectCore_${prefix}_count`)
}
