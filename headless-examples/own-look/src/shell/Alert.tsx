import { textOf } from '@latchkit/core'
import { useAlert, useKitState } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { Icon } from '../components/Icon.tsx'

/** Alert for developers, shown if the option `debug` is set. */
export function Alert() {
  const { alert, dismissAlert } = useAlert()
  const debug = useKitState(({ config }) => config.debug)
  const texts = useTexts()
  if (!debug || !alert.open) return null
  return (
    <div className="alert" role="alert">
      <span>
        {textOf(alert.code, alert.details)} {alert.hint}
      </span>
      <button
        type="button"
        className="toast-close"
        aria-label={texts.modal.dismiss}
        onClick={() => dismissAlert()}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
