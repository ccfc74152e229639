import type { SendView } from '@latchkit/core/flows'
import { Send } from '@latchkit/react-ui/views/send'
import { useState } from 'react'
import { Form } from './Form.tsx'
import { Outcome } from './Outcome.tsx'
import type { Filling } from './send-step.ts'

/** Send view of the active account. */
export const SendScreen = () => (
  <Send>{(send) => (send.step === 'loading' ? null : <Sending send={send} />)}</Send>
)

/** Keeps the form visible while the review is prepared. */
function Sending({ send }: { send: SendView }) {
  const [last, setLast] = useState<Filling | null>(null)
  if (send.step === 'filling' && send !== last) setLast(send)
  if (send.step === 'filling') return <Form form={send} stop={null} />
  if (send.step === 'preparing' && last !== null) return <Form form={last} stop={send.cancel} />
  return <Outcome send={send} />
}
