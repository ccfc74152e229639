import { useModal, useToast } from '@latchkit/react-ui'

/** Buttons that show toasts of the page in the modal. */
export function MessagePanel() {
  const { open } = useModal()
  const { showToast } = useToast()
  const openWithToast = async (variant: 'success' | 'error', message: string) => {
    await open()
    showToast({ variant, message })
  }
  return (
    <section className="panel" aria-labelledby="message-title">
      <h2 id="message-title">useToast()</h2>
      <div className="strings">
        <button
          type="button"
          className="plain"
          onClick={() => openWithToast('success', 'Success toast from the page')}
        >
          Success toast
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => openWithToast('error', 'Error toast from the page')}
        >
          Error toast
        </button>
      </div>
    </section>
  )
}
