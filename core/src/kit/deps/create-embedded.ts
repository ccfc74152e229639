import type { EmbeddedConnector, EmbeddedEvent } from '../../connectors/connector.ts'
import { embeddedConnectorId } from '../../domain/wallet/wallet.ts'
import { isKitError } from '../../errors/coded-error.ts'
import { EarlyError } from '../../errors/early-error.ts'
import { createEmitter } from '../../platform/emitter.ts'
import type { Frames, PopupWindow } from '../../platform/platform.ts'

type EmbeddedOptions = {
  openPopup: Frames['popup']
  /** http(s) URL of the first page of a social login. */
  popupUrl: string
  importConnector(popup: () => PopupWindow | null): Promise<EmbeddedConnector>
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
const lazyCalls = (load: () => Promise<EmbeddedConnector>): Calls =>
  Object.fromEntries(
    calls.map((name) => [
      name,
      async (...args: never[]) => {
        const call: AnyCall = (await load())[name]
        return call(...args)
      },
    ]),
  ) as Calls

const popupFeatures = 'width=600,height=800,scrollbars=yes'

/**
 * Wraps the connector of the embedded wallet. The first call that needs the frame loads the code of
 * the connector. The popup of a social login opens without it, because a browser allows that only
 * within the click.
 */
export function createLazyEmbedded({
  openPopup,
  popupUrl,
  importConnector,
}: EmbeddedOptions): EmbeddedConnector {
  const onLoaded = createEmitter<EmbeddedConnector>()
  let popup: PopupWindow | null = null
  let loaded: EmbeddedConnector | null = null
  let loading: Promise<EmbeddedConnector> | null = null
  let stopped = false

  const load = (): Promise<EmbeddedConnector> => {
    if (stopped) return Promise.reject(new EarlyError('kit/stopped'))
    loading ??= importConnector(() => popup).then(
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
  const whenLoaded = (start: (connector: EmbeddedConnector) => () => void): (() => void) => {
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
      open() {
        popup?.close()
        popup = openPopup(popupUrl, 'popupWindow', popupFeatures)
        return popup !== null
      },
      navigate: (url) => loaded?.popup.navigate(url) ?? false,
      result: async (signal) => (await load()).popup.result(signal),
      close: () => popup?.close(),
    },
    approvals: {
      connectorId: embeddedConnectorId,
      subscribe: (listener) => whenLoaded((connector) => connector.approvals.subscribe(listener)),
      approve: null,
      reject: (id) => loaded?.approvals.reject(id),
    },
    stop() {
      stopped = true
      popup?.close()
      onLoaded.clear()
      loaded?.stop()
    },
  }
}
