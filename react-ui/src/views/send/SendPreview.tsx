import { useState } from 'react'
import { SendForm } from './SendForm.tsx'
import type { SendScreenProps } from './SendScreen.tsx'
import { SendStep } from './SendStep.tsx'
import type { AfterFillingView } from './send.types.ts'

/**
 * The review and the steps after it. While the modal goes back to the form, the last step stays
 * visible. If the view stack has no form below this view, this view shows the form.
 */
export function SendPreview({ send, wallet, openTokenList, exiting }: SendScreenProps) {
  const [lastStep, setLastStep] = useState<AfterFillingView | null>(null)
  if (send.step !== 'filling' && send !== lastStep) setLastStep(send)
  if (send.step !== 'filling') return <SendStep send={send} wallet={wallet} />
  return exiting && lastStep !== null ? (
    <SendStep send={lastStep} wallet={wallet} />
  ) : (
    <SendForm send={send} openTokenList={openTokenList} cancelPreparing={null} />
  )
}
