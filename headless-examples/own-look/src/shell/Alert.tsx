import { textOf } from '@latchkit/core'
import { useAlert, useKitState } from '@latchkit/react-ui'
import { useWords } from '@latchkit/react-ui/locales'
import { Icon } from '../parts/Icon.tsx'

/** What the developer of a page should know, where a page says that it is being developed. */
export function Alert() {
  const { alert, dismissAlert } = useAlert()
  const debug = useKitState(({ config }) => config.debug)
  const words = useWords()
  if (!debug || !alert.open) return null
  return (
    <div className="alert" role="alert">
      <span>{textOf(alert.code, alert.details)}</span>
      <button
        type="button"
        className="toast-close"
        aria-label={words.modal.dismiss}
        onClick={() => dismissAlert()}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
