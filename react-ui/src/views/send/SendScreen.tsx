import type { Connector } from '@latchkit/core'
import type { SendView } from '@latchkit/core/flows/send'
import { useState } from 'react'
import { SendForm } from './SendForm.tsx'
import { SendStep } from './SendStep.tsx'
import type { FillingView } from './send.types.ts'

export type SendScreenProps = {
  send: SendView
  /** The wallet that is asked; null: it did not say who it is. */
  wallet: Connector | null
  /** Opens the list of tokens. */
  openTokenList(): void
  /** The modal is on another page by now: what was seen here stays, so that nothing jumps. */
  exiting: boolean
}

const nothing = () => {}

/** The form; while its review is being prepared it stays where it is, and what follows takes its place. */
export function SendScreen({ send, wallet, openTokenList, exiting }: SendScreenProps) {
  const [last, setLast] = useState<FillingView | null>(null)
  if (send.step === 'filling' && send !== last) setLast(send)
  const form = send.step === 'filling' ? send : send.step === 'preparing' || exiting ? last : null
  const stop = send.step === 'filling' ? null : send.step === 'preparing' ? send.cancel : nothing
  if (form !== null)
    return <SendForm send={form} openTokenList={openTokenList} cancelPreparing={stop} />
  return send.step === 'filling' ? null : <SendStep send={send} wallet={wallet} />
}
