import { isolateText, shortAddressNoBreak } from '@latchkit/core/utils'
import { useTexts } from '@latchkit/react-ui/locales'
import type { ReactNode } from 'react'
import { Copy } from '../components/Copy.tsx'
import { Step } from '../components/Step.tsx'
import { Explorer } from './Explorer.tsx'
import type { SendStep } from './send-step.ts'

type Status = SendStep<'sent'>['status']
const tones = {
  awaitingWallet: 'waiting',
  unresponsive: 'slow',
  sent: 'waiting',
  slow: 'slow',
  confirmed: 'good',
  reverted: 'bad',
  replaced: 'bad',
  dropped: 'bad',
  mismatched: 'bad',
  rejected: 'bad',
  failed: 'bad',
} as const satisfies Record<Status, string>

/** Status of a sent transfer. */
export function Sent({
  send: { hash, network, status },
  art,
}: {
  send: SendStep<'sent'>
  art: ReactNode
}) {
  const { send: sendTexts } = useTexts()
  return (
    <Step
      tone={tones[status]}
      art={art}
      title={sendTexts.status[status]}
      text={sendTexts.statusText(isolateText(network.name), shortAddressNoBreak(hash))}
    >
      <Explorer network={network} page="tx" value={hash}>
        <Copy
          look="button"
          text={hash}
          label={sendTexts.copyHash}
          copied={sendTexts.hashCopied}
          failed={sendTexts.copyFailed}
        >
          {sendTexts.copyHash}
        </Copy>
      </Explorer>
    </Step>
  )
}
