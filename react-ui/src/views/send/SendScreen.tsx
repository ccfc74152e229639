import type { Connector } from '@latchkit/core'
import type { SendView } from '@latchkit/core/flows'
import { useState } from 'react'
import { SendForm } from './SendForm.tsx'
import { SendStep } from './SendStep.tsx'
import type { FillingView } from './send.types.ts'

export type SendScreenProps = {
  send: SendView
  /** The connected wallet. Null: unknown. */
  wallet: Connector | null
  /** Opens the list of tokens. */
  openTokenList(): void
  /**
   * Whether the modal has navigated to another view: this view keeps its content until the
   * transition ends.
   */
  exiting: boolean
}

const noop = () => {}

/** The form, which stays visible while the review is prepared; then the steps after it. */
export function SendScreen({ send, wallet, openTokenList, exiting }: SendScreenProps) {
  const [lastForm, setLastForm] = useState<FillingView | null>(null)
  if (send.step === 'filling') {
    if (send !== lastForm) setLastForm(send)
    return <SendForm send={send} openTokenList={openTokenList} cancelPreparing={null} />
  }
  const keepsForm = send.step === 'preparing' || exiting
  if (!keepsForm || lastForm === null) return <SendStep send={send} wallet={wallet} />
  const cancelPreparing = send.step === 'preparing' ? send.cancel : noop
  return (
    <SendForm send={lastForm} openTokenList={openTokenList} cancelPreparing={cancelPreparing} />
  )
}
