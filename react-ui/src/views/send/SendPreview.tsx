import { useState } from 'react'
import { SendForm } from './SendForm.tsx'
import type { SendScreenProps } from './SendScreen.tsx'
import { SendStep } from './SendStep.tsx'
import type { AfterFillingView } from './send.types.ts'

/** The review and what follows it. On the way back to the form it stays as it was; where there is none beneath, the form is here. */
export function SendPreview({ send, wallet, openTokenList, exiting }: SendScreenProps) {
  const [last, setLast] = useState<AfterFillingView | null>(null)
  if (send.step !== 'filling' && send !== last) setLast(send)
  if (send.step !== 'filling') return <SendStep send={send} wallet={wallet} />
  return exiting && last !== null ? (
    <SendStep send={last} wallet={wallet} />
  ) : (
    <SendForm send={send} openTokenList={openTokenList} cancelPreparing={null} />
  )
}
