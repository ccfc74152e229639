import { useKit } from '@latchkit/react-ui'
import { Send } from '@latchkit/react-ui/views/send'
import { Outcome } from './Outcome.tsx'
import { Tokens } from './Tokens.tsx'

/** What to send. */
export function TokenScreen() {
  const { navigate } = useKit()
  return (
    <Send>
      {(send) =>
        send.step === 'filling' ? (
          <Tokens form={send} done={navigate.back} />
        ) : (
          <Outcome send={send} />
        )
      }
    </Send>
  )
}
