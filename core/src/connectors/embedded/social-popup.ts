import { timeouts } from '../../domain/constants.ts'
import { fieldsOf } from '../../domain/object.ts'
import { embeddedErrors } from '../../errors/areas/embedded.ts'
import { socialErrors } from '../../errors/areas/social.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { FramePlatform, PopupWindow } from '../../platform/platform.ts'
import { withDeadline } from '../../platform/with-deadline.ts'
import type { SocialPopup } from '../connector.ts'

export type SocialPopupOptions = {
  platform: Pick<FramePlatform, 'clock' | 'page'>
  /** The origin of the frame, which alone may post a result. */
  origin: string
  /** The popup that the visitor's click opened. Null if none is open. */
  popup(): PopupWindow | null
}

/** Reads the result of a social login from its popup (rule R1 holds for it too). */
export function createSocialPopup({
  platform: { clock, page },
  origin,
  popup,
}: SocialPopupOptions): Pick<SocialPopup, 'result'> {
  /**
   * Why a window counts as closed: the visitor closed it, or the `Cross-Origin-Opener-Policy` of the
   * page or of the provider cut it off (fault EM10). The page reads its own header. A window that the
   * provider cut off is still in front of the page, but so may be another window or app.
   */
  const closedError = async (signal: AbortSignal): Promise<KitError> => {
    const until = { clock, ms: timeouts.openerPolicy, signals: [signal] }
    const policy = await withDeadline(until, page.openerPolicy).catch(() => null)
    if (policy !== null && cutsOff.test(policy))
      return new KitError(socialErrors, 'social/popup-cut-off')
    return new KitError(socialErrors, page.isInFront() ? 'social/cancelled' : 'social/popup-lost')
  }
  return {
    result(signal) {
      const current = popup()
      if (current === null)
        return Promise.reject(new KitError(socialErrors, 'social/popup-missing'))
      return new Promise((resolve, reject) => {
        let timer: unknown
        const stopListening = page.onMessage(({ data, origin: from, source }) => {
          const { resultUri } = fieldsOf(data)
          if (source === null || source !== current.window || typeof resultUri !== 'string') return
          finish()
          if (from === origin) resolve(resultUri)
          else reject(new KitError(socialErrors, 'social/untrusted-origin'))
        })
        const rejectClosed = () => {
          finish()
          closedError(signal).then(reject)
        }
        // A popup closes itself after it has posted its result, which may arrive later.
        const check = (wasClosed = false) => {
          timer = clock.setTimeout(() => {
            const { closed } = current.window
            if (closed && wasClosed) rejectClosed()
            else check(closed)
          }, timeouts.popupInterval)
        }
        const onAbort = () => {
          finish()
          reject(new KitError(embeddedErrors, 'embedded/aborted'))
        }
        const finish = () => {
          stopListening()
          clock.clearTimeout(timer)
          signal.removeEventListener('abort', onAbort)
        }
        signal.addEventListener('abort', onAbort, { once: true })
        if (signal.aborted) onAbort()
        else if (current.window.closed) rejectClosed()
        else check()
      })
    },
  }
}

/**
 * Policies of a page that cut off the windows of other origins that it opens. `noopener-allow-popups`
 * cuts off the page itself.
 */
const cutsOff = /^\s*"?same-origin(-plus-coep)?"?\s*(;|$)/
