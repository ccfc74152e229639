import { fieldsOf } from '../domain/object.ts'
import { viewNames } from '../domain/routing/view-name.ts'
import { isKitError } from '../errors/kit-error.ts'
import type { Platform } from '../platform/platform.ts'
import type { KitOptions } from './api/kit-options.ts'
import type { SettingsChange } from './api/settings.ts'
import { watchDuplicateKits } from './duplicate-kit.ts'
import type { EngineHost } from './engine-host.ts'
import type { ParsedOptions } from './options/parse-options.ts'
import { suspiciousOptions, withoutEffect } from './options/suspicious-options.ts'

type DebugOptions = {
  options: KitOptions
  parsed: ParsedOptions
  platform: Pick<Platform, 'clock' | 'log' | 'page'>
  host: Pick<EngineHost, 'state' | 'inspect' | 'isStopped' | 'renderers'>
}

/** Errors that only the developer can fix. */
const mistakes: readonly unknown[] = ['adapter/library-missing', 'directory/wallet-unknown']
/** Time in ms that a page has to render the modal after it opens. */
const renderTimeout = 3_000

/**
 * Logs mistakes in the page's setup and the errors of wallets, for the developer of the page, until
 * the kit is stopped. Loaded only with the option `debug`.
 */
export function startDebug({ options, parsed, platform, host }: DebugOptions): void {
  if (host.isStopped()) return
  const { log } = platform
  const stopWatchingDuplicates = watchDuplicateKits(parsed.id, platform)
  for (const problem of suspiciousOptions(options, parsed)) log.warn(problem)
  host.inspect(createErrorLog(log))
  host.inspect((event) => {
    if (fieldsOf(event).type === '@latchkit.stopped') stopWatchingDuplicates()
  })
  watchRenderers(platform, host)
  watchViews(platform, host)
}

/** Logs settings without effect. */
export function reviewSettings(change: SettingsChange, log: Platform['log']): void {
  for (const problem of withoutEffect(change)) log.warn(problem)
}

/**
 * Logs errors of the actors that call wallets and services, with the wallet's own error. Mistakes of
 * the page are logged as errors, once.
 */
function createErrorLog(log: Platform['log']): (inspected: object) => void {
  const logged = new Set<unknown>()
  return (inspected) => {
    const event = fieldsOf(fieldsOf(inspected).event)
    const { error } = event
    // the error of an actor, or its code and cause in an event of a listener
    const { code, message = event.type, cause } = isKitError(error) ? error : event
    if (cause == null && !isKitError(error)) return
    const isMistake = mistakes.includes(code)
    // a machine handles the event of an error in several steps
    const key = isMistake ? message : (error ?? cause)
    if (logged.has(key)) return
    logged.add(key)
    if (isMistake) log.error(String(message))
    else log.debug(`${message} (${code})`, cause)
  }
}

/** Logs an unknown view that the page opens; the modal shows the wallet list instead. */
function watchViews({ log }: DebugOptions['platform'], { state }: DebugOptions['host']): void {
  let logged: string | null = null
  state.subscribe(({ router }) => {
    const { view } = router.entry
    if (viewNames.includes(view) || view === logged) return
    logged = view
    log.error(`No view has the name "${view}"`)
  })
}

/** Warns once if no component renders the open modal, or more than one. */
function watchRenderers(
  { clock, log }: DebugOptions['platform'],
  { state, renderers }: DebugOptions['host'],
): void {
  let timer: unknown = null
  const check = () => {
    if (renderers() === 1) return
    subscription.unsubscribe()
    log.warn(
      renderers() === 0
        ? 'The modal is open, but the page does not render it. Add <Modal /> or <ModalPage> inside KitProvider, or call mount(kit). A page that renders it with its own code subscribes to kit.modal.onPrepare().'
        : `${renderers()} components render the modal of one kit. Keep one <Modal /> or mount(kit).`,
    )
  }
  // a stopped kit has a closed modal
  const subscription = state.subscribe(({ modal }) => {
    if (modal.phase === 'open') timer ??= clock.setTimeout(check, renderTimeout)
    else {
      clock.clearTimeout(timer)
      timer = null
    }
  })
}
