import { useKitState, useToast } from '@latchkit/react-ui'
import { errorText, transferToastText, useTexts } from '@latchkit/react-ui/locales'
import { Icon } from '../components/Icon.tsx'

/**
 * Toast in a live region. Rendered in the drawer while the drawer is open, because the page is then
 * inert.
 */
export function Toast({ where }: { where: 'page' | 'drawer' }) {
  const { toast, hideToast } = useToast()
  const texts = useTexts()
  const open = useKitState(({ modal }) => modal.phase === 'open')
  const transfer = useKitState(({ transfers }) =>
    transfers.entries.find(({ id }) => toast.open && id === toast.transfer),
  )
  const network = useKitState(({ network: { networks } }) =>
    networks.find(({ caipNetworkId }) => caipNetworkId === transfer?.caipNetworkId),
  )
  const isVisible = toast.open && open === (where === 'drawer')
  return (
    <div className="toasts" data-where={where} aria-live="polite" aria-atomic="true">
      {isVisible && (
        <div className="toast" data-variant={toast.variant}>
          <span className="toast-text">{text()}</span>
          <button
            type="button"
            className="toast-close"
            aria-label={texts.modal.dismiss}
            onClick={() => hideToast()}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )

  /** Names the transfer: the visitor may look at another one when it ends. */
  function text(): string | null {
    if (!toast.open || toast.code === null) return toast.open ? toast.message : null
    if (transfer === undefined) return errorText(texts, toast.code)
    return transferToastText(texts, transfer, toast.code, network)
  }
}
