import { useToast } from '@latchkit/react-ui'

/** Buttons that show toasts of the page. */
export function MessagePanel() {
  const { showToast } = useToast()
  return (
    <section className="panel" aria-labelledby="message-title">
      <h2 id="message-title">useToast()</h2>
      <div className="strings">
        <button
          type="button"
          className="plain"
          onClick={() => showToast({ variant: 'success', message: 'Success toast from the page' })}
        >
          Success toast
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => showToast({ variant: 'error', message: 'Error toast from the page' })}
        >
          Error toast
        </button>
      </div>
    </section>
  )
}
