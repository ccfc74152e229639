import type { Namespace } from '../domain/caip/namespace.ts'
import { parseUrl } from '../domain/text/parse-url.ts'
import { kitErrors } from '../errors/areas/kit.ts'
import { KitError } from '../errors/kit-error.ts'
import type { Platform } from '../platform/platform.ts'
import type { Kit } from './api/kit.ts'
import type { EarlyRequests } from './early-requests.ts'
import type { EngineHost } from './engine-host.ts'
import type { ParsedOptions } from './options/parse-options.ts'

type LifecycleOptions = {
  parsed: ParsedOptions
  platform: Platform
  host: EngineHost
  requests: EarlyRequests
  /** Namespaces with a stored connection. */
  storedNamespaces: readonly Namespace[]
  /**
   * Whether an earlier visit has left something to the engine: a sign-in session that may have to end,
   * a code that a remote wallet may answer, a remote session to be ended, a sign-out of the frame, or
   * a login that left the page.
   */
  needsEngine: boolean
  /** The namespaces that are stored now as connected to a remote wallet. */
  remoteNamespaces(): readonly Namespace[]
  startDebug(): void
}

/** Creates `start`, `ready` and `stop` of a kit. */
export function createLifecycle({
  parsed,
  platform,
  host,
  requests,
  storedNamespaces,
  needsEngine,
  remoteNamespaces,
  startDebug,
}: LifecycleOptions): Pick<Kit, 'start' | 'ready' | 'stop'> {
  const loadEngine = () => host.engine.run(() => {})
  let phase: 'created' | 'started' | 'stopped' = 'created'
  let cancelPreload = () => {}
  let stopWatching: (() => void)[] = []

  /**
   * Restores the remote wallet that another tab has connected, as a reload would (fault V33). A
   * hidden page loads nothing until it is seen. A provider of the page knows its own sessions only. A
   * page with sign-in waits for its reload: it would ask for a sign-in that the other tab is showing.
   */
  const followTabs = () => {
    const { config, services, siwx } = parsed
    if (!config.remote || config.manualWCControl || services.universalProvider !== null) return
    if (siwx !== null) return
    const namespaces = remoteNamespaces()
    if (namespaces.length > 0)
      host.engine.send({ to: 'connections', type: 'connection.stored', namespaces })
  }
  let isChanged = false
  const followChange = () => {
    if (!isChanged || platform.page.isHidden()) return
    isChanged = false
    followTabs()
  }
  const watchTabs = () => [
    platform.onStorageChange((key) => {
      if (key !== `@latchkit/${parsed.id}/connections`) return
      isChanged = true
      followChange()
    }),
    platform.page.onVisible(followChange),
  ]

  const ready = async () => {
    if (storedNamespaces.length > 0 && phase === 'started')
      await host.engine.call((engine) => engine.ready())
  }
  return {
    ready,
    start() {
      if (phase === 'stopped') throw new KitError(kitErrors, 'kit/stopped')
      if (phase === 'started') return
      phase = 'started'
      host.setReconnecting(storedNamespaces)
      startDebug()
      warnOfForeignUrl(parsed.config.metadata.url, platform)
      if (needsEngine || parsed.config.embedded) loadEngine()
      stopWatching = watchTabs()
      if (parsed.preload === 'idle') cancelPreload = platform.page.onIdle(host.prepare)
      // the engine subscribes again and receives the pending requests
      requests.start(loadEngine)
      ready().catch((error) => {
        // storage keeps the connections, so the next visit can restore them
        host.setReconnecting([])
        host.report('Stored connections could not be restored')(error)
      })
    },
    stop() {
      if (phase === 'stopped') return
      phase = 'stopped'
      cancelPreload()
      for (const stopListening of stopWatching) stopListening()
      requests.stop()
      host.stop()
    },
  }
}

/**
 * Warns if `metadata.url` has another origin than the page: wallets then warn the visitor (fault
 * M3).
 */
function warnOfForeignUrl(url: string, { page, log }: Platform): void {
  const { origin } = page.facts()
  if (url !== '' && parseUrl(url)?.origin !== origin)
    log.warn(`metadata.url is "${url}", but the origin of this page is ${origin}`)
}
