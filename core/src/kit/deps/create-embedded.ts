import type {
  EmbeddedConnector,
  EmbeddedEvent,
  FrameConnector,
} from '../../connectors/connector.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import { isKitError } from '../../errors/coded-error.ts'
import { EarlyError } from '../../errors/early-error.ts'
import { createEmitter } from '../../platform/emitter.ts'
import type { LoginPopup } from './login-popup.ts'

type EmbeddedOptions = {
  popup: LoginPopup
  importConnector(): Promise<FrameConnector>
}

const calls = [
  'submitEmail',
  'confirmDevice',
  'confirmCode',
  'connect',
  'socialUrl',
  'farcasterUrl',
  'confirmFarcaster',
  'setAccountType',
  'updateEmail',
  'confirmPrimaryCode',
  'confirmSecondaryCode',
  'reload',
  'resume',
  'disconnect',
  'repeatSignOut',
  'switchNetwork',
] as const
type Calls = Pick<EmbeddedConnector, (typeof calls)[number]>
type AnyCall = (...args: never[]) => Promise<unknown>

/** Calls that load the code of the connector first. */
const lazyCalls = (load: () => Promise<FrameConnector>): Calls =>
  Object.fromEntries(
    calls.map((name) => [
      name,
      async (...args: never[]) => {
        const call: AnyCall = (await load())[name]
        return call(...args)
      },
    ]),
  ) as Calls

/**
 * Wraps the connector of the embedded wallet. The first call that needs the frame loads the code of
 * the connector. The popup of a social login opens without it, because a browser allows that only
 * within the click.
 */
export function createLazyEmbedded({ popup, importConnector }: EmbeddedOptions): EmbeddedConnector {
  const onLoaded = createEmitter<FrameConnector>()
  let loaded: FrameConnector | null = null
  let loading: Promise<FrameConnector> | null = null
  let stopped = false

  const load = (): Promise<FrameConnector> => {
    if (stopped) return Promise.reject(new EarlyError('kit/stopped'))
    loading ??= importConnector().then(
      (connector) => {
        loaded = connector
        if (stopped) connector.stop()
        onLoaded.emit(connector)
        return connector
      },
      (cause) => {
        loading = null
        throw isKitError(cause) ? cause : new EarlyError('kit/missing', {}, { cause })
      },
    )
    return loading
  }
  const whenLoaded = (start: (connector: FrameConnector) => () => void): (() => void) => {
    if (loaded !== null) return start(loaded)
    let stop: () => void = onLoaded.subscribe((connector) => {
      stop = start(connector)
    })
    return () => stop()
  }

  return {
    id: embeddedConnectorId,
    ...lazyCalls(load),
    watch: (namespace, listener) => whenLoaded((connector) => connector.watch(namespace, listener)),
    provider: (namespace) => loaded?.provider(namespace) ?? null,
    subscribe: (listener: (event: EmbeddedEvent) => void) =>
      whenLoaded((connector) => connector.subscribe(listener)),
    place: (box) => loaded?.place(box),
    forgetSession: () => loaded?.forgetSession(),
    popup: {
      open: popup.open,
      take: popup.take,
      navigate: popup.navigate,
      result: async (signal) => (await load()).popup.result(signal),
    },
    approvals: {
      connectorId: embeddedConnectorId,
      subscribe: (listener) => whenLoaded((connector) => connector.approvals.subscribe(listener)),
      approve: null,
      reject: (id) => loaded?.approvals.reject(id),
    },
    stop() {
      stopped = true
      popup.close()
      onLoaded.clear()
      loaded?.stop()
    },
  }
}
