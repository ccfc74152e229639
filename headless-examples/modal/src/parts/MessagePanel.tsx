import { useModal, useToast } from '@latchkit/react-ui'

/** The page's own short messages: they are shown in the modal, which opens for it. */
export function MessagePanel() {
  const { open } = useModal()
  const { showSuccessMessage, showErrorMessage } = useToast()
  const say = async (show: (message: string) => void, message: string) => {
    await open()
    show(message)
  }
  return (
    <section className="panel" aria-labelledby="message-title">
      <h2 id="message-title">Show a message in the modal</h2>
      <div className="strings">
        <button
          type="button"
          className="plain"
          onClick={() => say(showSuccessMessage, 'Said by the page')}
        >
          Good news
        </button>
        <button
          type="button"
          className="plain"
          onClick={() => say(showErrorMessage, 'The page could not do that')}
        >
          Bad news
        </button>
      </div>
    </section>
  )
}
