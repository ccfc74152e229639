'use client'
import { textOf } from '@latchkit/core'
import { IconButton } from '../components/IconButton.tsx'
import { CloseIcon } from '../components/icons.ts'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useWords } from '../locales/useWords.ts'

/** What the page's developer has to know, above the modal; only with `debug`. */
export function Alerts() {
  const kit = useKit()
  const words = useWords()
  const debug = useKitState(({ config }) => config.debug)
  const alert = useKitState((state) => state.alert)
  if (!debug || !alert.open) return null
  return (
    <div className="lk-alert" role="alert" data-variant={alert.variant}>
      <span>{textOf(alert.code, alert.details)}</span>
      <IconButton label={words.modal.dismiss} onClick={() => kit.dismissAlert()}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
