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
      <h2 id="message-title">Show a message in the modal</h2>
      <div className="strings">
        <button
          type="button"
          className="plain"
          onClick={() => openWithToast('success', 'Said by the page')}
        >
          Good news
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => openWithToast('error', 'The page could not do that')}
        >
          Bad news
        </button>
      </div>
    </section>
  )
}
