'use client'
import { textOf } from '@latchkit/core'
import { IconButton } from '../components/IconButton.tsx'
import { CloseIcon } from '../components/icons.ts'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useCoreTexts } from '../locales/useCoreTexts.ts'

/** Warns if the styles are missing: they define this property. */
function warnIfUnstyled(element: HTMLElement | null): void {
  if (element !== null && getComputedStyle(element).getPropertyValue('--latchkit-width') === '')
    console.warn("[latchkit] No styles: import '@latchkit/react-ui/styles.css' in the page")
}

/** Errors for the developer of the page, above the modal. Shown only with the option `debug`. */
export function Alerts() {
  const kit = useKit()
  const texts = useCoreTexts()
  const debug = useKitState(({ config }) => config.debug)
  const alert = useKitState((state) => state.alert)
  if (!debug) return null
  return (
    <>
      <span ref={warnIfUnstyled} hidden />
      {alert.open && (
        <div className="lk-alert" data-part="alert" role="alert" data-variant={alert.variant}>
          <span>{[textOf(alert.code, alert.details), alert.hint].filter(Boolean).join(': ')}</span>
          <IconButton label={texts.modal.dismiss} onClick={() => kit.modal.dismissAlert()}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </>
  )
}
