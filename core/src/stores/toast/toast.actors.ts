import { fromCallback } from 'xstate'
import type { Deps } from '../../protocol/deps.ts'
import type { ToastEvent } from './toast.types.ts'

export const toastActors = ({ platform: { page } }: Pick<Deps, 'platform'>) => ({
  /** Reports that the page is visible: at once, or when another app or tab no longer covers it. */
  waitForPage: fromCallback<ToastEvent>(({ sendBack }) => {
    const report = () => sendBack({ type: 'page.seen' })
    if (page.isHidden()) return page.onVisible(report)
    report()
  }),
})
