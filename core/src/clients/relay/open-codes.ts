import { tryMethod } from '../../domain/call-method.ts'
import { isAnswerable, type OpenCode } from '../../domain/remote/open-code.ts'
import { formatOpenCode, parseOpenCode } from '../../domain/remote/open-code-text.ts'
import { openCodeKey } from '../../domain/remote/storage-keys.ts'
import type { Platform } from '../../platform/platform.ts'

/** The codes of this page, and that of a page that was unloaded (fault V34). */
export type OpenCodes = {
  /**
   * The code of an unloaded page, if a wallet may still answer it. Null as soon as the kit pairs
   * again.
   */
  earlier(): OpenCode | null
  /** Where the data of the unloaded page is, even if no wallet can answer its code any more. */
  earlierPartition: string | null
  /**
   * The visitor awaits the codes of this page, until the returned function is called as often, and
   * not the earlier one any more.
   */
  await(): () => void
  /** Records a code that is shown. `topic`: null for an unknown one, which is not recorded. */
  show(code: Pick<OpenCode, 'partition' | 'isUnanswered'> & { topic: string | null }): void
  /** Removes the record: the wallet is connected. */
  clear(): void
  /** Leaves the record to the next kit. */
  stop(): void
}

/**
 * Creates the record, and takes that of an unloaded page. While the page is visible, it is in memory
 * only: browsers copy `sessionStorage` when a tab is duplicated. A hidden page, which browsers may
 * discard without `pagehide`, stores it in `sessionStorage`. An unloaded one stores it in
 * `localStorage`, because its tab may be closed: the next page of the origin takes and removes it.
 */
export function createOpenCodes(
  { page, clock, storage }: Pick<Platform, 'page' | 'clock' | 'storage'>,
  kitId: string,
): OpenCodes {
  const key = openCodeKey(kitId)
  const inTab = (method: 'getItem' | 'setItem' | 'removeItem', ...args: readonly string[]) =>
    tryMethod(page.injected('sessionStorage'), method, key, ...args)
  const inOrigin = (method: 'get' | 'set' | 'remove', ...args: readonly string[]) =>
    tryMethod(storage, method, key, ...args)
  const isOpen = (code: OpenCode | null) => code !== null && isAnswerable(code.shownAt, clock.now())

  const take = (): OpenCode | null => {
    const [ofTab, ofOrigin] = [parseOpenCode(inTab('getItem')), parseOpenCode(inOrigin('get'))]
    const taken = isOpen(ofTab) || ofOrigin === null ? ofTab : ofOrigin
    inTab('removeItem')
    if (ofOrigin?.topic === taken?.topic) inOrigin('remove')
    return taken
  }
  const taken = take()
  let earlier = isOpen(taken) ? taken : null
  let last = earlier
  let current: OpenCode | null = null
  let callers = 0
  let isUnloaded = false

  const unload = () => {
    if (last === null || isUnloaded) return
    const text = formatOpenCode(last)
    inOrigin('set', text)
    const isStored = inOrigin('get') === text
    if (isStored) inTab('removeItem')
    else inTab('setItem', text)
    isUnloaded = true
  }
  const removeOwn = () => {
    inTab('removeItem')
    if (parseOpenCode(inOrigin('get'))?.topic === last?.topic) inOrigin('remove')
  }
  const stops = [
    page.on('pagehide', unload),
    page.onHidden(() => {
      if (last !== null && !isUnloaded) inTab('setItem', formatOpenCode(last))
    }),
    page.onVisible(() => {
      isUnloaded = false
      removeOwn()
    }),
  ]
  const record = (code: OpenCode) => {
    current = code
    last = code
  }
  return {
    earlier: () => earlier,
    earlierPartition: taken?.partition ?? null,
    await() {
      if (last !== null && last === earlier) last = { ...last, isAwaited: false }
      earlier = null
      callers += 1
      if (current !== null) record({ ...current, isAwaited: true })
      return () => {
        callers -= 1
        if (current !== null) record({ ...current, isAwaited: callers > 0 })
      }
    },
    show({ topic, partition, isUnanswered }) {
      if (topic === null) return
      isUnloaded = false
      record({
        shownAt: clock.now(),
        isAwaited: callers > 0,
        topic,
        partition,
        isUnanswered,
      })
    },
    clear() {
      removeOwn()
      earlier = null
      current = null
      last = null
    },
    stop() {
      for (const stopSaving of stops) stopSaving()
      unload()
    },
  }
}
