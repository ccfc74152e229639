import { tryMethod } from '../../domain/call-method.ts'
import {
  formatOpenCode,
  type OpenCode,
  openCodeKey,
  parseOpenCode,
} from '../../domain/remote/open-code.ts'
import type { Platform } from '../../platform/platform.ts'

/** The codes of this tab, before and after a reload (fault V34). */
export type OpenCodes = {
  /**
   * The code that this tab showed before a reload, if a wallet may still answer it. Null as soon as
   * the kit pairs again.
   */
  earlier(): OpenCode | null
  /**
   * The visitor awaits the codes of this page, until the returned function is called as often, and
   * not the earlier one any more.
   */
  await(): () => void
  /** Records a code that is shown. `isUnanswered`: see `OpenCode`. */
  show(topic: string | null, isUnanswered: boolean): void
  /** Removes the record: the wallet is connected. */
  clear(): void
}

/** Creates the record, in `sessionStorage`: other tabs do not answer for this one. */
export function createOpenCodes(
  { page, clock }: Pick<Platform, 'page' | 'clock'>,
  kitId: string,
): OpenCodes {
  const key = openCodeKey(kitId)
  const call = (method: string, ...args: readonly string[]) =>
    tryMethod(page.injected('sessionStorage'), method, key, ...args)
  let earlier = parseOpenCode(call('getItem'), clock.now())
  let current: OpenCode | null = null
  let callers = 0

  const write = (code: OpenCode) => {
    current = code
    call('setItem', formatOpenCode(code))
  }
  return {
    earlier: () => earlier,
    await() {
      if (earlier !== null) call('setItem', formatOpenCode({ ...earlier, isAwaited: false }))
      earlier = null
      callers += 1
      if (current !== null) write({ ...current, isAwaited: true })
      return () => {
        callers -= 1
        if (current !== null) write({ ...current, isAwaited: callers > 0 })
      }
    },
    show(topic, isUnanswered) {
      if (topic !== null)
        write({ shownAt: clock.now(), isAwaited: callers > 0, topic, isUnanswered })
    },
    clear() {
      earlier = null
      current = null
      call('removeItem')
    },
  }
}
