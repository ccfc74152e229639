import { useKit } from '@latchkit/react-ui'
import { Send } from '@latchkit/react-ui/views/send'
import { Outcome } from './Outcome.tsx'
import { Tokens } from './Tokens.tsx'

/** Choice of a token. */
export function TokenScreen() {
  const { modal } = useKit()
  return (
    <Send>
      {(send) => {
        if (send.step === 'loading') return null
        if (send.step === 'filling') return <Tokens form={send} onPicked={modal.back} />
        return <Outcome send={send} />
      }}
    </Send>
  )
}
