import { KitError } from '../../errors/kit-error.ts'
import { hearSession } from './hear-session.ts'
import { mend } from './mend.ts'
import { createQuietLogger } from './quiet-logger.ts'
import type { RelayOptions } from './relay.types.ts'
import { type Sdk, wrapSdk } from './sdk.ts'
import { createStore } from './store.ts'

type Parts = Pick<
  RelayOptions,
  'platform' | 'kitId' | 'projectId' | 'relayUrl' | 'metadata' | 'attestation'
>

export type SdkModule = typeof import('@walletconnect/universal-provider')

/**
 * Brings the SDK (a chunk of its own) and makes this kit's instance. Each has a name of its own, because the SDK puts itself onto the page's
 * window by that name and shares everything with the next of it; what is kept stays where the kit's last instance left it.
 */
export async function openSdk(
  parts: Parts,
  hear: (said: unknown) => void,
  loadSdk: () => Promise<SdkModule>,
): Promise<Sdk> {
  const { platform, kitId, projectId, relayUrl, metadata, attestation } = parts
  const prefix = `${kitId}-${platform.random.uuid()}`
  try {
    const { UniversalProvider } = await loadSdk()
    const database = platform.database(`latchkit/${kitId}/relay`)
    const storage = createStore({ database, prefix, log: platform.log })
    const options = {
      ...(projectId !== null && { projectId }),
      ...(relayUrl !== null && { relayUrl }),
      metadata: { ...metadata, icons: [...metadata.icons] },
      customStoragePrefix: prefix,
      storage,
      logger: createQuietLogger(hear),
      telemetryEnabled: false,
      disableProviderPing: true,
    }
    const opening: Promise<object> = Reflect.apply(UniversalProvider.init, UniversalProvider, [
      options,
    ])
    for (const name of ['', '_count']) platform.page.discard(`_walletConnectCore_${prefix}${name}`)
    const provider = await opening
    mend(provider, { attestation, hear })
    hearSession(provider, hear)
    const isLasting = await database.isLasting().catch(() => false)
    return { ...wrapSdk(provider, hear), remembers: () => isLasting && storage.isWhole() }
  } catch (cause) {
    throw new KitError('remote/unreachable', {}, { cause })
  }
}
