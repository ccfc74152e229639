import type { SocialPopup } from '../../connectors/connector.ts'
import { timeouts } from '../../domain/constants.ts'
import type { Platform, Popups, PopupWindow } from '../../platform/platform.ts'

export type LoginPopup = Omit<SocialPopup, 'result'> & {
  /** The popup that was opened last, unless the kit has closed it. */
  current(): PopupWindow | null
  close(): void
}

const popupFeatures = 'width=600,height=800,scrollbars=yes'

/**
 * The popup of social logins. There is one per kit, and only this file opens, points and closes it.
 * `url`: http(s) URL of its first page.
 *
 * 1. `open`: the visitor clicks on a login in `flows/connect`, or asks a running one to open its popup
 *    again. The popup before is closed. This one shows the loading page of the frame's origin.
 * 2. `take`: the login takes it over. If none does, because its code did not load, or it was left
 *    before, the popup is closed after the time that a login may take.
 * 3. `navigate`: it shows the page of the provider, until it posts the result to `social-popup.ts`.
 * 4. It is closed when the login has the result, fails, is left or stopped: the function that `take`
 *    returned. The end of the kit closes it, too, and so does leaving the page.
 */
export function createLoginPopup(
  url: string,
  openPopup: Popups['popup'],
  { clock, page }: Pick<Platform, 'clock' | 'page'>,
): LoginPopup {
  let popup: PopupWindow | null = null
  let untaken: unknown
  let stopListening = () => {}
  const close = () => {
    clock.clearTimeout(untaken)
    stopListening()
    popup?.close()
    popup = null
  }
  return {
    open() {
      close()
      popup = openPopup(url, 'popupWindow', popupFeatures)
      if (popup === null) return false
      stopListening = page.on('pagehide', close)
      untaken = clock.setTimeout(close, timeouts.socialTimeout)
      return true
    },
    take() {
      clock.clearTimeout(untaken)
      const taken = popup
      return () => {
        if (taken === popup) close()
      }
    },
    navigate(next) {
      if (popup?.window.closed === false) popup.navigate(next)
      return popup !== null
    },
    current: () => popup,
    close,
  }
}
