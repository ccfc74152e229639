import { KitError } from '../../errors/kit-error.ts'
import { patchSdk } from './patch-sdk.ts'
import { createQuietLogger } from './quiet-logger.ts'
import type { RelayOptions } from './relay.types.ts'
import { type Sdk, wrapSdk } from './sdk.ts'
import { createSdkStorage } from './sdk-storage.ts'
import { subscribeSession } from './subscribe-session.ts'

type Options = Pick<
  RelayOptions,
  'platform' | 'kitId' | 'projectId' | 'relayUrl' | 'metadata' | 'attestation'
>

export type SdkModule = typeof import('@walletconnect/universal-provider')

/**
 * Loads the SDK and creates an instance for this kit. The SDK stores its core on `window` under the
 * storage prefix and shares it between instances of the same prefix, so each instance gets a prefix
 * of its own, and the global is removed. The kit's next instance can still read the stored data.
 * Throws `remote/unreachable`.
 */
export async function openSdk(
  options: Options,
  report: (error: unknown) => void,
  loadSdk: () => Promise<SdkModule>,
): Promise<Sdk> {
  const { platform, kitId, projectId, relayUrl, metadata, attestation } = options
  const prefix = `${kitId}-${platform.random.uuid()}`
  try {
    const { UniversalProvider } = await loadSdk()
    const database = platform.database(`latchkit/${kitId}/relay`)
    const storage = createSdkStorage({ database, prefix, log: platform.log })
    const initOptions = {
      ...(projectId !== null && { projectId }),
      ...(relayUrl !== null && { relayUrl }),
      metadata: { ...metadata, icons: [...metadata.icons] },
      customStoragePrefix: prefix,
      storage,
      logger: createQuietLogger(report),
      telemetryEnabled: false,
      disableProviderPing: true,
    }
    const opening: Promise<object> = Reflect.apply(UniversalProvider.init, UniversalProvider, [
      initOptions,
    ])
    for (const suffix of ['', '_count'])
      platform.page.deleteGlobal(`_walletConnectCore_${prefix}${suffix}`)
    const provider = await opening
    patchSdk(provider, { attestation, report })
    subscribeSession(provider, report)
    const isPersistent = await database.isPersistent().catch(() => false)
    return {
      ...wrapSdk(provider, report),
      isStorageComplete: () => isPersistent && storage.isComplete(),
    }
  } catch (cause) {
    throw new KitError('remote/unreachable', {}, { cause })
  }
}
