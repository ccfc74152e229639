'use client'
import { useCode } from '../kit/useCode.ts'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'
import { PartNotLoaded } from '../views/connect/PartNotLoaded.tsx'

export const importAlertBar = () => import('./AlertBar.tsx')

/** Warns if the styles are missing: they define this property. */
function warnIfUnstyled(element: HTMLElement | null): void {
  if (element !== null && getComputedStyle(element).getPropertyValue('--latchkit-width') === '')
    console.warn("[latchkit] No styles: import '@latchkit/react-ui/styles.css' in the page")
}

/**
 * Alerts for the developer of the page, above the modal. Shown only with the option `debug`, except
 * those that visitors need. The code of the bar loads with the first alert; if it does not, a retry
 * stands in its place.
 */
export function Alerts() {
  const kit = useKit()
  const debug = useKitState(({ config }) => config.debug)
  const alert = useKitState((state) => state.alert)
  const isShown = alert.open && (debug || alert.audience === 'visitor')
  const { code, failed, load } = useCode(importAlertBar, isShown)
  return (
    <>
      {debug && <span ref={warnIfUnstyled} hidden />}
      {isShown && failed && <PartNotLoaded retry={load} />}
      {isShown && code && <code.AlertBar alert={alert} dismiss={() => kit.modal.dismissAlert()} />}
    </>
  )
}
