import { timeouts } from '../../domain/constants.ts'
import { fieldsOf } from '../../domain/object.ts'
import { KitError } from '../../errors/kit-error.ts'
import type { FramePlatform, PopupWindow } from '../../platform/platform.ts'
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
}: SocialPopupOptions): Omit<SocialPopup, 'open'> {
  return {
    navigate(url) {
      const current = popup()
      if (current?.window.closed === false) current.navigate(url)
      return current !== null
    },
    result(signal) {
      const current = popup()
      if (current === null) return Promise.reject(new KitError('social/popup-missing'))
      if (current.window.closed) return Promise.reject(new KitError('social/cancelled'))
      return new Promise((resolve, reject) => {
        let timer: unknown
        const stopListening = page.onMessage(({ data, origin: from, source }) => {
          const { resultUri } = fieldsOf(data)
          if (source === null || source !== current.window || typeof resultUri !== 'string') return
          finish()
          if (from === origin) resolve(resultUri)
          else reject(new KitError('social/untrusted-origin'))
        })
        // A popup closes itself after it has posted its result, which may arrive later.
        const check = (wasClosed = false) => {
          timer = clock.setTimeout(() => {
            const { closed } = current.window
            if (!closed || !wasClosed) return check(closed)
            finish()
            reject(new KitError('social/cancelled'))
          }, timeouts.popupInterval)
        }
        const onAbort = () => {
          finish()
          reject(new KitError('embedded/aborted'))
        }
        const finish = () => {
          stopListening()
          clock.clearTimeout(timer)
          signal.removeEventListener('abort', onAbort)
        }
        signal.addEventListener('abort', onAbort, { once: true })
        check()
        if (signal.aborted) onAbort()
      })
    },
    close: () => popup()?.close(),
  }
}
