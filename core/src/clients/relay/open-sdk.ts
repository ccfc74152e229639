import { remoteErrors } from '../../errors/areas/remote.ts'
import { KitError } from '../../errors/kit-error.ts'
import { providerInitError } from '../../errors/provider-init.ts'
import { holdMessages } from './hold-messages.ts'
import { patchClient } from './patch-client.ts'
import { patchCore } from './patch-core.ts'
import { createQuietLogger } from './quiet-logger.ts'
import type { RelayOptions } from './relay.types.ts'
import { type Sdk, wrapSdk } from './sdk.ts'
import { safeGetText } from './sdk-access.ts'
import { createSdkStorage, removeEnded, storedSessions } from './sdk-storage.ts'
import { relayDatabase, type SessionPlace } from './session-place.ts'
import { subscribeSession } from './subscribe-session.ts'

type Options = Pick<
  RelayOptions,
  'platform' | 'kitId' | 'projectId' | 'relayUrl' | 'metadata' | 'attestation'
>

type SdkModule = typeof import('./sdk-packages.ts')

/**
 * Loads the SDK and creates an instance for this kit. The SDK stores its core on `window` under the
 * storage prefix and shares it between instances of the same prefix, so each instance gets a prefix
 * of its own, and the global is removed. The kit's next instance can still read the stored data.
 * Resumes the stored session with the topic of `place`: without a topic, the SDK would take its
 * first one. Throws `remote/unreachable`.
 */
export async function openSdk(
  options: Options,
  report: (error: unknown) => void,
  loadSdk: () => Promise<SdkModule>,
  { partition, topic }: SessionPlace,
): Promise<Sdk> {
  const { platform, kitId, projectId, relayUrl, metadata, attestation } = options
  const prefix = `${kitId}-${platform.random.uuid()}`
  try {
    const { Core, UniversalProvider } = (await loadSdk()).sdkPackages
    const database = platform.database(relayDatabase(kitId))
    const storage = createSdkStorage({ database, prefix, partition, log: platform.log })
    await removeEnded(storage, platform.clock.now())
    const stored = await storedSessions(storage)
    const hasSession = stored.some((session) => safeGetText(session, 'topic') === topic)
    const coreOptions = {
      ...(projectId !== null && { projectId }),
      ...(relayUrl !== null && { relayUrl }),
      customStoragePrefix: prefix,
      storage,
      logger: createQuietLogger(report),
      telemetryEnabled: false,
    }
    const core: object = Reflect.construct(Core, [coreOptions])
    for (const suffix of ['', '_count'])
      platform.page.deleteGlobal(`_walletConnectCore_${prefix}${suffix}`)
    const releaseMessages = holdMessages(core)
    const resendProposal = patchCore(core, { attestation, report })
    const providerOptions = {
      ...coreOptions,
      core,
      metadata: { ...metadata, icons: [...metadata.icons] },
      disableProviderPing: true,
      ...(hasSession && { session: { topic } }),
    }
    const opening: Promise<object> = Reflect.apply(UniversalProvider.init, UniversalProvider, [
      providerOptions,
    ])
    const provider = await opening
    if (safeGetText(provider, 'session', 'topic') !== topic)
      Reflect.set(provider, 'session', undefined)
    patchClient(provider, report)
    subscribeSession(provider, report)
    releaseMessages()
    const isPersistent = await database.isPersistent().catch(() => false)
    return {
      ...wrapSdk(provider, report),
      resendProposal,
      whenWritten: storage.whenWritten,
      isStorageComplete: () => isPersistent && storage.isComplete(),
    }
  } catch (cause) {
    // The log omits the cause: texts of the SDK contain keys and URLs with tokens.
    platform.log.error('The remote-wallet SDK could not be started')
    throw new KitError(remoteErrors, 'remote/unreachable', {}, { cause: providerInitError(cause) })
  }
}
