import { useKitState, useToast } from '@latchkit/react-ui'
import { errorText, useTexts } from '@latchkit/react-ui/locales'
import { Icon } from '../components/Icon.tsx'

/**
 * Toast, announced by a live region. It moves into the drawer while that is open, because the page
 * is inert then.
 */
export function Toast({ where }: { where: 'page' | 'drawer' }) {
  const { toast, hideToast } = useToast()
  const words = useTexts()
  const open = useKitState(({ modal }) => modal.phase === 'open')
  const mine = toast.open && open === (where === 'drawer')
  return (
    <div className="toasts" data-where={where} aria-live="polite" aria-atomic="true">
      {mine && (
        <div className="toast" data-variant={toast.variant}>
          <span className="toast-text">
            {toast.message ?? (toast.code === null ? null : errorText(words, toast.code))}
          </span>
          <button
            type="button"
            className="toast-close"
            aria-label={words.modal.dismiss}
            onClick={() => hideToast()}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
